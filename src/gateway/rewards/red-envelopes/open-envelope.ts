import { bigint, type } from 'superstruct'
import type { RedEnvelope } from '#contract/rewards/red-envelopes/red-envelope.ts'
import { restrictionOf } from '#gateway/account/protection/receivable.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'
import { balanceChanged } from '#gateway/platform/events/balance-changes.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { transfer } from '#gateway/platform/ledger/transfers.ts'
import { mainWallet, openWallet } from '#gateway/platform/ledger/wallets.ts'
import { envelopeFor, stateOf, wireEnvelope } from './member-envelopes.ts'

/**
 * Takes the next share of an envelope for a member and pays it, in one transaction. Requests at the same time wait
 * for the lock of the envelope, so that nobody is refused while a share is being returned. A member gets one share at most.
 *
 * @throws {CallFailure} `envelope_not_found`, `envelope_closed` before its time and after it, `envelope_empty`, `play_blocked`
 */
export async function openEnvelope(
  deps: GatewayDeps,
  session: Session,
  envelopeId: string,
  language: string,
): Promise<RedEnvelope> {
  const { database } = deps
  const now = deps.now()
  const share = await database.transaction((tx) => takeShare(tx, session, envelopeId, now))
  if (share !== undefined) balanceChanged(deps, session.memberId)
  return wireEnvelope(await envelopeFor(database, session, envelopeId), language, now)
}

/**
 * Takes the next share of an envelope and pays it, with the member and the envelope locked.
 *
 * @returns its amount; undefined if the member has a share already
 * @throws {CallFailure} as {@link openEnvelope}
 */
export async function takeShare(
  tx: Transaction,
  session: Session,
  envelopeId: string,
  now: Date,
): Promise<bigint | undefined> {
  const restriction = await restrictionOf(tx, session.memberId, now)
  if (restriction?.kind === 'closed') throw new CallFailure('envelope_not_found')
  const { id, currency } = await envelopeFor(tx, session, envelopeId)
  if (restriction)
    throw new CallFailure('play_blocked', {
      value: { kind: restriction.kind, until: restriction.until?.toISOString() ?? null },
    })
  await tx.query('SELECT FROM red_envelope WHERE id = :id FOR NO KEY UPDATE', { id })
  // The state after the shares that others have just taken.
  const row = await envelopeFor(tx, session, envelopeId)
  if (row.amount !== null) return undefined
  const state = stateOf(row, now)
  if (state === 'empty') throw new CallFailure('envelope_empty')
  if (state !== 'open') throw new CallFailure('envelope_closed')
  return await take(tx, { id, memberId: session.memberId, currency, pool: row.account_id, now })
}

interface Taking {
  readonly id: bigint
  readonly memberId: bigint
  readonly currency: string
  readonly pool: bigint
  readonly now: Date
}

const ShareRow = type({ id: bigint(), amount: bigint() })

async function take(tx: Transaction, { id, memberId, currency, pool, now }: Taking): Promise<bigint> {
  const text = `SELECT id, amount FROM red_envelope_share WHERE envelope_id = :envelopeId AND member_id IS NULL ORDER BY place LIMIT 1`
  const share = await rowOf(tx, ShareRow, text, { envelopeId: id })
  if (!share) throw new CallFailure('envelope_empty')
  const wallet = await openWallet(tx, mainWallet(memberId, currency))
  const transferId = await transfer(tx, {
    kind: 'envelope',
    reference: `envelope-share:${share.id}`,
    at: now,
    actor: `member:${memberId}`,
    legs: [
      { account: wallet, amount: share.amount },
      { account: pool, amount: -share.amount },
    ],
  })
  const taken =
    'UPDATE red_envelope_share SET member_id = :memberId, taken_at = :now, transfer_id = :transferId WHERE id = :shareId'
  await tx.query(taken, { shareId: share.id, memberId, now, transferId })
  return share.amount
}
