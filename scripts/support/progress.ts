import { Presets, SingleBar } from 'cli-progress'

/** Tells how far a command is: a bar with the time left on a terminal, plain lines elsewhere. */
export interface Progress {
  advance(done: number): void
  end(): void
}

/** Shows progress towards `total`, counted in `things`, such as «stores». */
export const showProgress = (total: number, things: string, print: (line: string) => void): Progress => {
  if (process.stdout.isTTY) {
    const bar = new SingleBar(
      { format: `{bar} {percentage}% | {value}/{total} ${things} | {eta_formatted} left`, hideCursor: true },
      Presets.shades_classic,
    )
    bar.start(total, 0)
    return { advance: (done) => bar.update(done), end: () => bar.stop() }
  }
  let told = 0
  return {
    advance: (done) => {
      const tenth = Math.floor((done / total) * 10)
      if (tenth > told) print(`${done} of ${total} ${things}`)
      told = tenth
    },
    end: () => {},
  }
}
