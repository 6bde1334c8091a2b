import type { Said } from './wire.ts'

/** What a row can show. */
export type Cell = string | number | bigint | Date | null | undefined

/** How an operation answers. Nothing is escaped here: the command that prints it does that. */
export interface Output {
  /** A row of a list: moments in UTC, nothing for a missing cell. */
  row(...cells: readonly Cell[]): void
  line(text: string): void
  /** A refusal of a part, beside which the rest goes on. */
  complain(text: string): void
  /** How much of long work is done, and what is next. */
  progress(done: number, of: number, what: string): void
  /** A file that the command stores for the operator. */
  file(name: string, content: Uint8Array): void
}

export const outputTo = (say: (said: Said) => void): Output => ({
  row: (...cells) => say({ kind: 'row', cells: cells.map(textOf) }),
  line: (text) => say({ kind: 'line', text }),
  complain: (text) => say({ kind: 'complaint', text }),
  progress: (done, of, what) => say({ kind: 'progress', done, of, what }),
  file: (name, content) => say({ kind: 'file', name, content: Buffer.from(content).toString('base64') }),
})

const textOf = (cell: Cell): string => (cell instanceof Date ? cell.toISOString() : String(cell ?? ''))
