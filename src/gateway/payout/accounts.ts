import { nullable, string, type } from 'superstruct'
import type { PayoutAccount } from '#contract/entities/withdrawal.ts'
import type { Executor, Transaction } from '#gateway/db/client.ts'
import { IdRow, rowOf, rowsOf } from '#gateway/db/rows.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { CallFailure } from '#gateway/http/failure.ts'
import { leaveMessage } from '#gateway/member/messages.ts'
import { claimTaxNumber } from '#gateway/member/tax-number.ts'
import { readWithdrawalRules } from '#gateway/wallet/withdrawal-rules.ts'
import { maskedPixKey, pixKeyKind, tidyPixKey } from '#lib/pix-key.ts'
import type { KeyDirectory, KeyOwner } from './directory.ts'
import { AccountRow, wireAccount } from './withdrawal-queries.ts'

const columns = 'id AS account_id, kind, identifier, holder_name, usable_from'

/** The member's accounts, oldest first. */
export async function payoutAccounts(on: Executor, memberId: bigint): Promise<PayoutAccount[]> {
  const text = `SELECT ${columns} FROM payout_account WHERE member_id = $1 AND removed_at IS NULL ORDER BY id`
  return (await rowsOf(on, AccountRow, text, [memberId])).map(wireAccount)
}

/** One account of the member, which is not removed; undefined also for another member's. */
export function findPayoutAccount(on: Executor, memberId: bigint, id: string): Promise<AccountRow | undefined> {
  const text = `SELECT ${columns} FROM payout_account WHERE id::text = $2 AND member_id = $1 AND removed_at IS NULL`
  return rowOf(on, AccountRow, text, [memberId, id])
}

const OwnerRow = type({ cpf: nullable(string()), payee_name: nullable(string()) })

/**
 * Adds a PIX key. Its owner's tax number must be the member's; a member who has none yet gets it from the first key, and
 * no other account can have it then.
 *
 * @throws {CallFailure} `pix_key_invalid`, `pix_key_unknown`, `owner_differs`, `owner_has_account`,
 *   `payout_account_known`, `service_unavailable` if the directory does not answer
 */
export async function addPayoutAccount(
  deps: GatewayDeps,
  directory: KeyDirectory,
  memberId: bigint,
  written: string,
): Promise<PayoutAccount> {
  const key = tidyPixKey(written)
  if (pixKeyKind(key) === undefined) throw new CallFailure('pix_key_invalid')
  const owner = await askDirectory(deps, directory, key)
  if (!owner) throw new CallFailure('pix_key_unknown')
  const now = deps.now()
  const { accountHours } = await readWithdrawalRules(deps.database)
  const usableFrom = new Date(now.getTime() + accountHours * 3_600_000)
  return await deps.database.transaction(async (tx) => {
    const name = await ownName(tx, memberId, owner)
    const row = await rowOf(
      tx,
      AccountRow,
      `INSERT INTO payout_account (member_id, kind, identifier, holder_name, created_at, usable_from)
       VALUES ($1, 'pix', $2, $3, $4, $5) ON CONFLICT DO NOTHING RETURNING ${columns}`,
      [memberId, key, name, now, usableFrom],
    )
    if (!row) throw new CallFailure('payout_account_known')
    await leaveMessage(tx, {
      memberId,
      kind: 'payout_account_added',
      details: { account: maskedPixKey(key), usableFrom: usableFrom.toISOString() },
      reference: `payout-account:${row.account_id}`,
      now,
    })
    return wireAccount(row)
  })
}

/** Makes sure that a key's owner is the member, and gives the name that the account bears. */
async function ownName(tx: Transaction, memberId: bigint, owner: KeyOwner): Promise<string> {
  // Two keys that are added at once cannot make two persons of one member.
  const row = await rowOf(tx, OwnerRow, 'SELECT cpf, payee_name FROM member WHERE id = $1 FOR NO KEY UPDATE', [
    memberId,
  ])
  if (row?.cpf && row.cpf !== owner.cpf) throw new CallFailure('owner_differs')
  if (!row?.cpf) {
    if (!(await claimTaxNumber(tx, memberId, owner.cpf))) throw new CallFailure('owner_has_account')
  }
  return row?.payee_name ?? owner.name
}

async function askDirectory({ log }: GatewayDeps, directory: KeyDirectory, key: string) {
  try {
    return await directory.ownerOf(key)
  } catch (err) {
    log.warn({ err }, 'the directory of PIX keys could not be asked')
    throw new CallFailure('service_unavailable')
  }
}

/** Removes an account. @throws {CallFailure} `payout_account_unknown` */
export async function removePayoutAccount({ database, now }: GatewayDeps, memberId: bigint, id: string) {
  const removed = await rowOf(
    database,
    IdRow,
    `UPDATE payout_account SET removed_at = $3 WHERE id::text = $2 AND member_id = $1 AND removed_at IS NULL RETURNING id`,
    [memberId, id, now()],
  )
  if (!removed) throw new CallFailure('payout_account_unknown')
  return {}
}
