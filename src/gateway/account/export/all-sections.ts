import type { Field, Section } from '#gateway/export-fields.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { betFields, readBets, readTransactions, transactionFields } from './big-sections.ts'
import { type ExportRecord, readRows } from './read-rows.ts'

/** A part of the file: its name, its fields, and its records page by page. */
export interface Part {
  readonly name: string
  readonly fields: readonly Field[]
  readonly pages: AsyncGenerator<ExportRecord[]>
}

/**
 * All stored data of a member, in the order of the file: the long parts last. Each part is read when the file reaches it.
 * Passwords, secrets and hashes of tokens are never included. A test requires that each column of each table of members
 * is in a section or has a reason why not.
 *
 * @param sections what each area has
 */
export function exportParts(on: Executor, memberId: bigint, sections: readonly Section[]): Part[] {
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
