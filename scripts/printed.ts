// The only way in which the operator's commands print: names, comments and addresses were written by people outside, so
// nothing of a line reaches the terminal before it is escaped.
import { terminalText } from '#lib/terminal-text.ts'

/** What a row can show. */
export type Cell = string | number | bigint | Date | null | undefined

/** Prints a row of a list: its cells with tabs between them; moments in UTC, nothing for a missing cell. */
export function printRow(...cells: readonly Cell[]): void {
  process.stdout.write(`${cells.map(shown).join('\t')}\n`)
}

/** Prints lines. A break inside one of them is escaped. */
export function printLines(...lines: readonly string[]): void {
  for (const line of lines) process.stdout.write(`${terminalText(line)}\n`)
}

/** Prints lines of an error, or of how a command is used. */
export function complain(...lines: readonly string[]): void {
  for (const line of lines) process.stderr.write(`${terminalText(line)}\n`)
}

const shown = (cell: Cell): string =>
  terminalText(cell instanceof Date ? cell.toISOString() : cell === null || cell === undefined ? '' : String(cell))
