// The only way in which the operator's commands print: names, comments and addresses were written by people outside, so
// nothing of a line reaches the terminal before it is escaped.
import { terminalText } from '#lib/terminal-text.ts'

// A reader that has seen enough, such as `head`, ends no work.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error) => {
    if (!('code' in error && error.code === 'EPIPE')) throw error
  })

/** Prints a row of a list: its cells with tabs between them. */
export function printRow(...cells: readonly string[]): void {
  process.stdout.write(`${cells.map(terminalText).join('\t')}\n`)
}

/** Prints lines. A break inside one of them is escaped. */
export function printLines(...lines: readonly string[]): void {
  for (const line of lines) process.stdout.write(`${terminalText(line)}\n`)
}

/** Prints lines of an error, or of how a command is used. */
export function complain(...lines: readonly string[]): void {
  for (const line of lines) process.stderr.write(`${terminalText(line)}\n`)
}

const barWidth = 20

/** Shows how much of long work is done, in the last line of a terminal; undefined takes that line away. */
export function showProgress(
  at: { readonly done: number; readonly of: number; readonly what: string } | undefined,
): void {
  if (!process.stderr.isTTY) return
  const bar = at && '#'.repeat(Math.round((barWidth * at.done) / Math.max(1, at.of))).padEnd(barWidth, '.')
  const text = at ? `[${bar}] ${at.done} of ${at.of}  ${terminalText(at.what)}` : ''
  process.stderr.write(`\r\u001b[2K${text.slice(0, (process.stderr.columns ?? 80) - 1)}`)
}
