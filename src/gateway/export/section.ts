import type { Field } from './fields.ts'

/** One kind of records in the export: the member's rows of a table. */
export interface Section {
  /** Its name in the file. */
  readonly name: string
  readonly table: string
  readonly fields: readonly Field[]
  /** Unique bigint column that orders rows and pages. Left out if there are few rows. */
  readonly id?: string
  /** Further joins; the table itself is `t`. */
  readonly join?: string
  /** Column of the owner. */
  readonly owner?: string
  /** Rows that are not the member's any more. */
  readonly where?: string
}
