import { bigint, type Infer, record, string, type } from 'superstruct'
import type { Section } from '#gateway/export-fields.ts'
import { fieldText } from '#gateway/export-fields.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Json, rowsOf } from '#gateway/platform/db/rows.ts'

export const ExportRow = type({ key: bigint(), row: record(string(), Json) })
/** One record by the names of its fields. */
export type ExportRecord = Infer<typeof ExportRow>['row']

/** Number of rows that are read at once. A download of any length holds only these in memory. */
export const pageRows = 1_000

/** The member's rows of a section, oldest first, page by page. */
export async function* readRows(on: Executor, section: Section, memberId: bigint): AsyncGenerator<ExportRecord[]> {
  const { table, fields, id, join = '', owner = 'member_id', where } = section
  const key = id ? `t.${id}` : '0::bigint'
  const ownerText = owner.includes('.') ? owner : `t.${owner}`
  const text = `SELECT ${key} AS key, jsonb_build_object(${fields.map((field) => fieldText(field, 't')).join(', ')}) AS row
    FROM ${table} t ${join} WHERE ${ownerText} = :memberId ${where ? `AND ${where}` : ''}
    ${id ? `AND ${key} > :after ORDER BY ${key} LIMIT :limit` : 'ORDER BY t'}`
  let after = 0n
  for (;;) {
    const rows = await rowsOf(on, ExportRow, text, id ? { memberId, after, limit: pageRows } : { memberId })
    if (rows.length > 0) yield rows.map(({ row }) => row)
    if (!id || rows.length < pageRows) return
    after = rows.at(-1)?.key ?? after
  }
}
