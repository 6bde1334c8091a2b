import type { Transaction } from '#gateway/platform/db/client.ts'
import { lockName } from '#gateway/platform/db/lock-name.ts'
import { IdRow, rowOf } from '#gateway/platform/db/rows.ts'

/**
 * Gives a member their tax number (CPF); a person has one account.
 *
 * @returns whether it was free; if not, nothing is changed
 */
export async function claimTaxNumber(tx: Transaction, memberId: bigint, cpf: string): Promise<boolean> {
  // A second account of the same person waits for this one.
  await lockName(tx, `cpf:${cpf}`)
  if (await rowOf(tx, IdRow, 'SELECT id FROM member WHERE cpf = :cpf', { cpf })) return false
  await tx.query('UPDATE member SET cpf = :cpf WHERE id = :memberId', { memberId, cpf })
  return true
}
