import type { Executor } from '#gateway/db/client.ts'
import { betFields, readBets, readTransactions, transactionFields } from './big-sections.ts'
import type { Field } from './fields.ts'
import { type ExportRecord, readRows } from './read-rows.ts'
import { sections } from './sections.ts'

/** A part of the file: its name, its fields, and its records page by page. */
export interface Part {
  readonly name: string
  readonly fields: readonly Field[]
  readonly pages: AsyncGenerator<ExportRecord[]>
}

/** All data of a member, in the order of the file: the long parts last. Each part is read when the file reaches it. */
export function exportParts(on: Executor, memberId: bigint): Part[] {
  return [
    ...sections.map((section) => ({
      name: section.name,
      fields: section.fields,
      pages: readRows(on, section, memberId),
    })),
    { name: 'transactions', fields: transactionFields, pages: readTransactions(on, memberId) },
    { name: 'bets', fields: betFields, pages: readBets(on, memberId) },
  ]
}
