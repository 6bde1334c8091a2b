import { areas } from './areas.ts'
import type { Database } from './platform/db/client.ts'
import { type Reconciliation, reconcile } from './platform/ledger/reconcile.ts'

/** The proofs of all areas, by what they prove. */
export const allChecks: Readonly<Record<string, string>> = Object.fromEntries(
  areas.flatMap(({ checks = {} }) => Object.entries(checks)),
)

/** Verifies the ledger and the areas' own records. */
export function reconcileAll(database: Database): Promise<Reconciliation> {
  return reconcile(database, allChecks)
}
