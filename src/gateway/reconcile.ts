import type { Database } from './db/client.ts'
import { ledgerProofs } from './ledger/proofs.ts'
import { type Reconciliation, reconcile } from './ledger/reconcile.ts'
import { historyProofs } from './member/history-proofs.ts'
import { wagerProofs } from './vendor/proofs.ts'

/** Proves the ledger, and what the areas keep beside it. The ledger knows no area: here they meet. */
export function reconcileAll(database: Database): Promise<Reconciliation> {
  return reconcile(database, { ...ledgerProofs, ...wagerProofs, ...historyProofs })
}
