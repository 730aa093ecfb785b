import { parentPort } from 'node:worker_threads'
import { writePage } from './page-files.ts'
import type { PageToWrite, WritingAnswer } from './write-beside.ts'

const tell = (answer: WritingAnswer) => parentPort?.postMessage(answer)

parentPort?.on('message', ({ place, text }: PageToWrite) => {
  try {
    tell({ outputs: writePage(place, text) })
  } catch (error) {
    tell({ failure: error instanceof Error ? error.message : String(error) })
  }
})
tell('ready')
