import { readFileSync, writeFileSync } from 'node:fs'
import { workerData } from 'node:worker_threads'
import { gzipSync } from 'node:zlib'
import { type Compressed, compressFast } from '#server/publish/files/compression.ts'

/** Start data of a compressing thread. */
export interface CompressThreadData {
  files: string[]
  ending: keyof Compressed
}

const { files, ending }: CompressThreadData = workerData
for (const file of files) {
  const bytes = readFileSync(file)
  writeFileSync(file + ending, ending === '.br' ? compressFast(bytes)['.br'] : gzipSync(bytes, { level: 1 }))
}
