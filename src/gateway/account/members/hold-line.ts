import type { Transaction } from '#gateway/platform/db/client.ts'
import { holdRebates } from './line-rebates.ts'

/**
 * Locks the agent line and its rebates until the transaction ends. Registrations (`join`) share the locks; a move of an
 * account (`move`) holds them alone. Everybody takes the rebates first and the places second, and before anything is
 * read or written, so that a registration and a move never wait for each other.
 */
export async function holdLine(tx: Transaction, way: 'join' | 'move'): Promise<void> {
  await holdRebates(tx, way === 'join' ? 'give' : 'change')
  const lock = way === 'join' ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock'
  await tx.query(`SELECT ${lock}(hashtext('agent_line'))`)
}
