import { areas } from './areas.ts'
import type { Database } from './platform/db/client.ts'
import { type Reconciliation, reconcile } from './platform/ledger/reconcile.ts'

/** Verifies the ledger and the areas' own records. */
export function reconcileAll(database: Database): Promise<Reconciliation> {
  return reconcile(database, Object.fromEntries(areas.flatMap(({ checks = {} }) => Object.entries(checks))))
}
