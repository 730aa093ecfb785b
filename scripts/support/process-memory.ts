import { readdirSync, readFileSync } from 'node:fs'

export interface Process {
  pid: number
  parent: number
  command: string
  /** Resident memory in bytes (proportional set size): shared pages count in parts. */
  pss: number
}

const read = (pid: string): Process[] => {
  try {
    const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
    const [, kilobytes] = /^Pss:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? []
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    return [{ pid: Number(pid), parent: Number(parent), command, pss: Number(kilobytes) * 1024 }]
  } catch {
    // It has ended in the meantime.
    return []
  }
}

/** The processes that a process has started and that are there still; Linux only. */
export const childrenOf = (parent: number): Process[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(read)
    .filter((process) => process.parent === parent)

/** Bytes of a process and of those that it has started. */
export const memoryOf = (pid: number): number =>
  [...read(String(pid)), ...childrenOf(pid)].reduce((sum, { pss }) => sum + pss, 0)
