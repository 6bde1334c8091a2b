import { boolean, enums, type Infer, integer, nullable, record, string, type } from 'superstruct'
import { type DepositBonus, DepositBonusStruct } from '#contract/money/deposits/deposit.ts'
import { broughtBy } from '#lib/deposit-bonus.ts'
import { inLanguage } from '#lib/in-language.ts'

const Sum = nullable(string())

/** The reward that a deposit was ordered with, or that came with it. Amounts are digits in JSON. */
export const BonusOfDeposit = type({
  promotionId: string(),
  texts: record(string(), type({ title: string() })),
  state: enums(['signed', 'issued', 'close']),
  reason: DepositBonusStruct.schema.reason,
  dueAt: nullable(string()),
  /** Reference of the deposit that brought it. */
  broughtBy: nullable(string()),
  amount: Sum,
  percent: nullable(integer()),
  minimum: string(),
  most: string(),
  rounds: nullable(integer()),
  bonusId: nullable(string()),
  /** Whether its bonus or free rounds are still played. */
  isRunning: boolean(),
  required: Sum,
  progress: Sum,
  until: nullable(string()),
})
export type BonusOfDeposit = Infer<typeof BonusOfDeposit>

/** {@link BonusOfDeposit} of `deposit d` as a column. */
export const bonusColumn = `(SELECT jsonb_build_object('promotionId', p.id::text, 'texts', p.texts, 'state', r.state, 'reason', r.reason,
    'dueAt', r.due_at, 'broughtBy', by.reference, 'amount', r.amount::text, 'percent', p.rules -> 'deposit' -> 'percent',
    'minimum', p.rules -> 'deposit' ->> 'minimum',
    'most', coalesce(o.terms ->> 'amount', ((fo.terms ->> 'stake')::bigint * (fo.terms ->> 'rounds')::bigint)::text),
    'rounds', fo.terms -> 'rounds', 'bonusId', g.id::text,
    'isRunning', coalesce(g.status, f.status) IS NOT DISTINCT FROM 'active', 'required', g.required::text, 'progress', g.progress::text,
    'until', coalesce(g.expires_at, f.expires_at))
  FROM member_reward r JOIN promotion p ON p.id = r.promotion_id LEFT JOIN bonus_offer o ON o.id = p.offer_id
    LEFT JOIN free_offer fo ON fo.id = p.free_offer_id LEFT JOIN bonus_grant g ON g.id = r.grant_id
    LEFT JOIN free_rounds f ON f.id = r.free_id LEFT JOIN deposit by ON by.id = r.deposit_id
  WHERE r.id = coalesce(d.reward_id, (SELECT given.id FROM member_reward given WHERE given.deposit_id = d.id))) AS bonus`

interface For {
  readonly reference: string
  readonly isCredited: boolean
  /** Minor units that are or would be credited. */
  readonly credited: bigint
  readonly language: string
  readonly now: Date
}

/** What a deposit says of its bonus. */
export function wireDepositBonus(row: BonusOfDeposit, of: For): DepositBonus {
  const { percent, minimum, most, rounds, bonusId, isRunning, required, progress, until } = row
  const reason = lostReason(row, of)
  const state = row.broughtBy === of.reference ? 'given' : reason === null ? 'joined' : 'lost'
  const promised = broughtBy(of.credited, { percent, minimum: BigInt(minimum), most: BigInt(most) }) ?? 0n
  return {
    promotionId: row.promotionId,
    title: inLanguage(row.texts, of.language)?.title ?? '',
    state,
    reason,
    amount: state === 'given' ? BigInt(row.amount ?? 0) : promised,
    rounds,
    progress:
      isRunning && state === 'given' && bonusId !== null && required !== null && progress !== null
        ? { bonusId, done: BigInt(progress), required: BigInt(required) }
        : null,
    until: isRunning && state === 'given' && until !== null ? new Date(until).toISOString() : null,
  }
}

/** Why a deposit does not bring the bonus that it was ordered with; null if it does, or still may. */
function lostReason(row: BonusOfDeposit, { reference, isCredited, now }: For): DepositBonus['reason'] {
  if (row.broughtBy !== null) return row.broughtBy === reference ? null : 'elsewhere'
  if (row.reason !== null) return row.reason
  if (row.dueAt !== null && new Date(row.dueAt) <= now) return 'expired'
  return isCredited ? 'small' : null
}
