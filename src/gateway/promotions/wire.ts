import type { Reward, RewardState } from '#contract/entities/reward.ts'
import { grantOf } from '#gateway/bonus/terms.ts'
import { expectedValue, usualReturn } from '#lib/expected-value.ts'
import type { Jurisdiction } from '#lib/jurisdictions/jurisdiction.ts'
import { missingOf } from './eligibility.ts'
import { kinds } from './kinds.ts'
import type { KnownMember } from './member-facts.ts'
import { amountOf, openness, type PromotionRow } from './promotions.ts'
import type { RewardRow } from './rewards.ts'
import { textsIn } from './texts.ts'

interface For {
  readonly language: string
  readonly now: Date
  readonly member: KnownMember
  readonly law: Jurisdiction
}

type Own =
  | 'claimId'
  | 'state'
  | 'reason'
  | 'actions'
  | 'missing'
  | 'progress'
  | 'comment'
  | 'answer'
  | 'dueAt'
  | 'changedAt'

/** A promotion of which a member has nothing yet. */
export function wirePromotion(row: PromotionRow, { language, now, member }: For): Reward {
  const missing = missingOf(row.rules, row.currency, member.factsFor(row.name))
  const open = openness(row, now)
  const { entry } = kinds[row.kind]
  return {
    ...promised(row, amountOf(row), language),
    claimId: null,
    state: open === 'open' ? 'join' : open === 'coming' ? 'coming' : 'close',
    reason: open === 'over' ? 'over' : null,
    actions: open === 'open' && missing.length === 0 && entry !== 'given' ? [entry] : [],
    missing: open === 'over' ? [] : missing,
    progress: null,
    comment: null,
    answer: null,
    dueAt: null,
    changedAt: null,
  }
}

/** What a member has of a promotion (product rule 23.4). */
export function wireReward(row: RewardRow, { language, now, member, law }: For): Reward {
  const isOff = row.state === 'signed' && kinds[row.kind].isOff(law)
  const state = isOff ? 'close' : stateOf(row, now)
  const isBlocked = member.block !== undefined
  return {
    ...promised(row, row.amount ?? amountOf(row), language),
    claimId: row.id.toString(),
    state,
    reason: state === 'close' ? (row.reason ?? (isOff ? 'off' : 'expired')) : null,
    actions: state === 'signed' ? ['leave'] : state === 'claim' && !isBlocked ? ['claim'] : [],
    missing: isBlocked && (state === 'claim' || state === 'signed') ? ['blocked'] : [],
    progress: progressOf(row, state),
    comment: row.comment,
    answer: row.answer,
    dueAt: state === 'signed' || state === 'claim' ? (row.due_at?.toISOString() ?? null) : null,
    changedAt: row.changed_at.toISOString(),
  }
}

/** The state as it is said: a bonus that runs is in process, and what is late is closed before the job has written that down. */
function stateOf({ state, status, due_at }: RewardRow, now: Date): RewardState {
  if (status === 'active') return 'process'
  if ((state === 'signed' || state === 'claim') && due_at !== null && due_at <= now) return 'close'
  return state
}

function progressOf({ required, progress, grant_id }: RewardRow, state: RewardState): Reward['progress'] {
  if (state !== 'process' || required === null || progress === null || grant_id === null) return null
  return { done: progress, required, bonusId: grant_id.toString() }
}

/** What a promotion promises, to whomever. */
function promised(row: PromotionRow, amount: bigint, language: string): Omit<Reward, Own> {
  const { rules, terms } = row
  const granted = terms && grantOf({ ...terms, amount: amount.toString() })
  return {
    promotionId: row.promotion_id.toString(),
    kind: row.kind,
    ...textsIn(row, language),
    announcementId: row.announcement,
    currency: row.currency,
    gives: rules.cash === null ? 'bonus' : 'cash',
    amount,
    deposit: rules.deposit
      ? {
          percent: rules.deposit.percent,
          minimum: BigInt(rules.deposit.minimum),
          firstOnly: rules.deposit.firstOnly,
          days: rules.days,
        }
      : null,
    bonus:
      terms && granted
        ? {
            times: terms.times,
            days: terms.days,
            maxBet: granted.maxBet,
            cap: granted.cap,
            expected: expectedValue(amount, terms.times, usualReturn),
            rtp: usualReturn,
          }
        : null,
    joinFrom: moment(rules.joinFrom),
    joinUntil: moment(rules.joinUntil),
  }
}

const moment = (at: string | null) => (at === null ? null : new Date(at).toISOString())
