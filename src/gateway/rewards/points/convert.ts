import { bigint, type Infer, string, type } from 'superstruct'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { IdRow, Instant, rowOf } from '#gateway/platform/db/rows.ts'
import { balanceChanged } from '#gateway/platform/events/balance-changes.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { LedgerFailure, Refusal } from '#gateway/platform/ledger/errors.ts'
import { once } from '#gateway/platform/ledger/once.ts'
import { derivedReference } from '#gateway/tokens.ts'
import { moneyOf } from '#lib/points.ts'
import { canExchange, demandPoints } from './can-exchange.ts'
import { exchangePoints } from './exchange.ts'
import { readPointSetting } from './point-setting.ts'

interface ConversionRequest {
  readonly key: string
  readonly points: bigint
  /** The amount that the member saw, minor units. */
  readonly amount: bigint
  /** Asks for the member's password; the demonstration orders without one. @throws {CallFailure} if it is wrong or locked */
  readonly prove?: () => Promise<void>
}

/**
 * Exchanges points for money at the operator's rate. Everything is checked in the transaction that moves both.
 *
 * @throws {Refusal} `points_not_convertible` where points are not exchanged for money of the account's currency; `amount_invalid` if
 *   the points are no multiple of the rate's, or become another amount; `points_missing`, `play_blocked`: final for the key
 * @throws {LedgerFailure} `idempotency-conflict`
 */
export async function convert(deps: GatewayDeps, session: Session, { key, points, amount, prove }: ConversionRequest) {
  const { memberId, currency } = session
  const now = deps.now()
  const reference = derivedReference('convertPoints', memberId, key)
  const request = { call: 'convertPoints', points: points.toString(), amount: amount.toString() }
  const order = { actor: `member:${memberId}`, key, now, request }
  const exchange = async (tx: Transaction) => {
    await move(tx, { memberId, currency, points, amount, reference, now })
    return {}
  }
  await once(deps.database, order, exchange, prove)
  balanceChanged(deps, memberId)
  const done = await rowOf(deps.database, ConvertedRow, convertedText, { reference })
  if (!done) throw new Error(`Exchange ${reference} is not there`)
  return wireConverted(done)
}

interface Moving extends Omit<ConversionRequest, 'key' | 'prove'> {
  readonly memberId: bigint
  readonly currency: string
  readonly reference: string
  readonly now: Date
}

async function move(tx: Transaction, { memberId, currency, points, amount, reference, now }: Moving): Promise<void> {
  const { convert: rate } = await readPointSetting(tx)
  const isOpen = await canExchange(tx, memberId, now)
  if (!isOpen || rate?.currency !== currency) throw new Refusal('points_not_convertible')
  if (moneyOf(points, rate) !== amount) throw new Refusal('amount_invalid')
  await demandPoints(tx, memberId, points)
  const money = { amount, currency }
  const transferId = await exchangePoints(tx, { memberId, kind: 'point-convert', reference, points, money, now })
  const row = await rowOf(
    tx,
    IdRow,
    `INSERT INTO point_entry (member_id, at, kind, type, points, currency, amount, reference, transfer_id)
     VALUES (:memberId, :now, 'convert', 'convert', :points, :currency, :amount, :reference, :transferId) ON CONFLICT (reference) DO NOTHING RETURNING id`,
    { memberId, now, points: -points, currency, amount, reference, transferId },
  )
  // Exchanges are kept longer than idempotency keys: this key was used long ago.
  if (!row) throw new LedgerFailure({ kind: 'idempotency-conflict' })
}

const ConvertedRow = type({
  points: bigint(),
  amount: bigint(),
  currency: string(),
  balance_after: bigint(),
  at: Instant,
})

const convertedText = `SELECT -e.points AS points, e.amount, e.currency, p.balance_after, e.at FROM point_entry e
  JOIN ledger_posting p ON p.transfer_id = e.transfer_id AND p.currency = 'PTS'
  JOIN ledger_account a ON a.id = p.account_id AND a.owner_kind = 'member'
  WHERE e.reference = :reference`

const wireConverted = ({ points, amount, currency, balance_after, at }: Infer<typeof ConvertedRow>) => ({
  points,
  amount,
  currency,
  balanceAfter: balance_after,
  at: at.toISOString(),
})
