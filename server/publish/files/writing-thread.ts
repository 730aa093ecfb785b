import { parentPort } from 'node:worker_threads'
import { linkFiles, writePage } from './page-files.ts'
import type { FilesToLink, PageToWrite, WritingAnswer } from './write-beside.ts'

const tell = (answer: WritingAnswer) => parentPort?.postMessage(answer)

parentPort?.on('message', (task: PageToWrite | FilesToLink) => {
  try {
    if ('names' in task) linkFiles(task)
    tell({ outputs: 'names' in task ? [] : writePage(task.place, task.text) })
  } catch (error) {
    tell({ failure: error instanceof Error ? error.message : String(error) })
  }
})
tell('ready')
