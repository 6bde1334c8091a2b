import type { Transaction } from '#gateway/db/client.ts'

/** Tells the member's open pages that the counts beside their menus have changed. Call it last: all other events wait for it. */
export async function tellOfChange(tx: Transaction, memberId: bigint): Promise<void> {
  await tx.query(`SELECT event_emit($1, '{"type": "message"}'::jsonb)`, [memberId])
}
