import * as ledger from './ledger.ts'

/** Every table the query builder knows; the tables themselves are made by `migrations/`. */
export const schema = { ...ledger }
export type Schema = typeof schema
