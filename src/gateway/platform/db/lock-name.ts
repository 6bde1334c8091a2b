import type { Transaction } from './client.ts'

/** Waits until no other transaction holds a lock of the same name; holds it until the end of the transaction. */
export async function lockName(tx: Transaction, name: string): Promise<void> {
  await tx.query('SELECT pg_advisory_xact_lock(hashtextextended(:name, 0))', { name })
}
