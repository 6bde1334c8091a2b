import { bigint, boolean, type Infer, integer, nullable, record, string, type } from 'superstruct'
import type { RedEnvelope } from '#contract/rewards/red-envelopes/red-envelope.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { Instant, rowOf, rowsOf } from '#gateway/platform/db/rows.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { inLanguage } from '#lib/in-language.ts'
import { maskedName } from '#lib/masked.ts'

/** Envelopes that are over, in the list. */
const shownOver = 20

/** Shares that were taken, in their list. */
const shownShares = 100

const EnvelopeRow = type({
  id: bigint(),
  titles: record(string(), string()),
  currency: string(),
  total: bigint(),
  shares: integer(),
  left: integer(),
  starts_at: Instant,
  ends_at: Instant,
  closed_at: nullable(Instant),
  account_id: bigint(),
  amount: nullable(bigint()),
  taken_at: nullable(Instant),
  transfer_id: nullable(bigint()),
})
export type EnvelopeRow = Infer<typeof EnvelopeRow>

const select = `SELECT e.id, e.titles, e.currency, e.total, e.shares, e.starts_at, e.ends_at, e.closed_at, e.account_id,
    (SELECT count(*)::integer FROM red_envelope_share l WHERE l.envelope_id = e.id AND l.member_id IS NULL) AS "left",
    s.amount, s.taken_at, s.transfer_id
  FROM red_envelope e LEFT JOIN red_envelope_share s ON s.envelope_id = e.id AND s.member_id = :memberId`

/** Envelopes of a member's currency: open and coming ones, the next end first, then the last ended ones. */
export async function envelopesOf({ database, now }: GatewayDeps, session: Session, language: string) {
  const { memberId, currency } = session
  const at = now()
  const open = `${select} WHERE e.currency = :currency AND e.ends_at > :at ORDER BY e.ends_at, e.id`
  const over = `${select} WHERE e.currency = :currency AND e.ends_at <= :at ORDER BY e.ends_at DESC, e.id DESC LIMIT ${shownOver}`
  const rows = [
    ...(await rowsOf(database, EnvelopeRow, open, { memberId, currency, at })),
    ...(await rowsOf(database, EnvelopeRow, over, { memberId, currency, at })),
  ]
  return { list: rows.map((row) => wireEnvelope(row, language, at)) }
}

/**
 * An envelope with the member's share of it. @throws {CallFailure} `envelope_not_found`, also for an envelope of another
 * currency
 */
export async function envelopeFor(on: Executor, { memberId, currency }: Session, envelopeId: string) {
  const id = /^\d{1,18}$/.test(envelopeId) ? BigInt(envelopeId) : 0n
  const row = await rowOf(on, EnvelopeRow, `${select} WHERE e.id = :id AND e.currency = :currency`, {
    memberId,
    id,
    currency,
  })
  if (!row) throw new CallFailure('envelope_not_found')
  return row
}

/** The state of an envelope at a moment. */
export function stateOf(row: EnvelopeRow, at: Date): RedEnvelope['state'] {
  if (row.closed_at !== null || at >= row.ends_at) return 'over'
  if (row.left === 0) return 'empty'
  return at < row.starts_at ? 'coming' : 'open'
}

export function wireEnvelope(row: EnvelopeRow, language: string, at: Date): RedEnvelope {
  const { id, titles, currency, total, shares, left, starts_at, ends_at, amount, taken_at, transfer_id } = row
  const isTaken = amount !== null && taken_at !== null && transfer_id !== null
  return {
    envelopeId: id.toString(),
    title: inLanguage(titles, language) ?? Object.values(titles)[0] ?? '',
    currency,
    total,
    shares,
    left,
    startsAt: starts_at.toISOString(),
    endsAt: ends_at.toISOString(),
    state: stateOf(row, at),
    mine: isTaken ? { amount, at: taken_at.toISOString(), transactionId: transfer_id.toString() } : null,
  }
}

const TakenRow = type({
  place: integer(),
  account: string(),
  amount: bigint(),
  taken_at: Instant,
  is_mine: boolean(),
})
const SumRow = type({ count: integer(), sum: bigint() })

/** The taken shares of an envelope, the newest first. @throws {CallFailure} `envelope_not_found` */
export async function takenShares({ database }: GatewayDeps, session: Session, envelopeId: string) {
  const { id } = await envelopeFor(database, session, envelopeId)
  const rows = await rowsOf(
    database,
    TakenRow,
    `SELECT s.place, m.account, s.amount, s.taken_at, s.member_id = :memberId AS is_mine
     FROM red_envelope_share s JOIN member m ON m.id = s.member_id
     WHERE s.envelope_id = :envelopeId ORDER BY s.place DESC LIMIT ${shownShares}`,
    { envelopeId: id, memberId: session.memberId },
  )
  const text = `SELECT count(*)::integer AS count, coalesce(sum(amount), 0)::bigint AS sum FROM red_envelope_share
    WHERE envelope_id = :envelopeId AND member_id IS NOT NULL`
  const sums = await rowOf(database, SumRow, text, { envelopeId: id })
  return {
    list: rows.map(({ place, account, amount, taken_at, is_mine }) => ({
      place,
      name: maskedName(account),
      amount,
      at: taken_at.toISOString(),
      isMine: is_mine,
    })),
    count: sums?.count ?? 0,
    sum: sums?.sum ?? 0n,
  }
}
