import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { brotliDecompressSync } from 'node:zlib'

/**
 * A thread that reads a published file again and again, as a web server beside the application would, until it is told to stop. Posts how
 * often it read and every time that it met no whole page of one edition.
 */
const { file, pattern }: { file: string; pattern: string } = workerData
const problems: string[] = []
let reads = 0
let stopped = false

const read = () => {
  const compressed = reads++ % 2 === 0
  try {
    const bytes = readFileSync(compressed ? `${file}.br` : file)
    const html = (compressed ? brotliDecompressSync(bytes) : bytes).toString()
    const editions = new Set([...html.matchAll(new RegExp(pattern, 'g'))].map(([, edition]) => edition))
    if (editions.size !== 1 || !html.endsWith('</html>')) problems.push(`mixed or torn: ${[...editions]}`)
  } catch (error) {
    problems.push(String(error))
  }
  if (stopped) parentPort?.postMessage({ reads, problems })
  else setTimeout(read, 1)
}

parentPort?.once('message', () => {
  stopped = true
})
read()
