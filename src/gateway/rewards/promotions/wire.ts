import type { Reward, RewardState } from '#contract/rewards/promotions/reward.ts'
import { grantOf } from '#gateway/rewards/bonuses/terms.ts'
import { cashBackOf } from '#lib/cash-back.ts'
import { partOfDeposit } from '#lib/deposit-bonus.ts'
import { expectedValue, usualReturn } from '#lib/expected-value.ts'
import type { Jurisdiction } from '#lib/jurisdictions/jurisdiction.ts'
import { missingOf } from './eligibility.ts'
import { kinds } from './kinds.ts'
import type { KnownMember } from './member-facts.ts'
import { amountOf, openness, type PromotionRow, textsIn } from './promotions.ts'
import type { RewardRow } from './rewards.ts'

interface For {
  readonly language: string
  readonly now: Date
}

type OwnFields =
  | 'claimId'
  | 'state'
  | 'reason'
  | 'actions'
  | 'missing'
  | 'progress'
  | 'freeRounds'
  | 'depositBonus'
  | 'cashBack'
  | 'comment'
  | 'answer'
  | 'dueAt'
  | 'changedAt'

/** The reasons that keep a member from taking rewards. */
interface Standing {
  readonly block: KnownMember['block']
  readonly law: Jurisdiction
}

/** A promotion of which a member has nothing yet. */
export function wirePromotion(
  row: PromotionRow,
  { language, now, member }: For & { readonly member: KnownMember },
): Reward {
  const missing = missingOf(row.rules, row.currency, member.factsFor(row.name))
  const open = openness(row, now)
  const { entry } = kinds[row.kind]
  return {
    ...promised(row, amountOf(row), language),
    claimId: null,
    state: open === 'open' ? 'join' : open === 'coming' ? 'coming' : 'close',
    reason: open === 'over' ? 'over' : null,
    actions: open === 'open' && missing.length === 0 && (entry === 'join' || entry === 'apply') ? [entry] : [],
    missing: open === 'over' ? [] : missing,
    progress: null,
    freeRounds: freeOf(row),
    depositBonus: null,
    cashBack: null,
    comment: null,
    answer: null,
    dueAt: null,
    changedAt: null,
  }
}

/** A member's reward as the call answers it (product rule 23.4). */
export function wireReward(row: RewardRow, { language, now, block, law }: For & Standing): Reward {
  const isOff = row.state === 'signed' && kinds[row.kind].isOff(law)
  const state = isOff ? 'close' : stateOf(row, now)
  const isBlocked = block !== undefined
  return {
    ...promised(row, row.amount ?? amountOf(row), language),
    claimId: row.id.toString(),
    state,
    reason: state === 'close' ? (row.reason ?? (isOff ? 'off' : 'expired')) : null,
    actions: state === 'signed' ? ['leave'] : state === 'claim' && !isBlocked ? ['claim'] : [],
    missing: isBlocked && (state === 'claim' || state === 'signed') ? ['blocked'] : [],
    progress: progressOf(row, state),
    freeRounds: freeOf(row, row),
    depositBonus: depositBonusOf(row),
    cashBack: cashBackOfRow(row),
    comment: row.comment,
    answer: row.answer,
    dueAt: state === 'signed' || state === 'claim' ? (row.due_at?.toISOString() ?? null) : null,
    changedAt: row.changed_at.toISOString(),
  }
}

/** The state for the wire: a running reward is `process`, and an expired one is `close` even before the job has closed it. */
function stateOf({ state, status, free_status, due_at }: RewardRow, now: Date): RewardState {
  if (status === 'active' || free_status === 'active') return 'process'
  if ((state === 'signed' || state === 'claim') && due_at !== null && due_at <= now) return 'close'
  return state
}

function progressOf({ required, progress, grant_id }: RewardRow, state: RewardState): Reward['progress'] {
  if (state !== 'process' || required === null || progress === null || grant_id === null) return null
  return { done: progress, required, bonusId: grant_id.toString() }
}

/** The computation of the bonus of a deposit. */
function depositBonusOf({ deposited, grant_id, rules, terms }: RewardRow): Reward['depositBonus'] {
  const percent = rules.deposit?.percent ?? null
  if (deposited === null || grant_id === null || percent === null || !terms) return null
  return { credited: deposited, percent, most: BigInt(terms.amount), ...partOfDeposit(deposited, percent) }
}

/** The computation of a reward of cash back. */
function cashBackOfRow({ cash_back: inputs }: RewardRow): Reward['cashBack'] {
  if (!inputs) return null
  const { from, to, bets, rate, ...sums } = inputs
  const [stake, win, minimum] = [BigInt(sums.stake), BigInt(sums.win), BigInt(sums.minimum)]
  const cap = sums.cap === null ? null : BigInt(sums.cap)
  const { part, dropped } = cashBackOf(stake, win, { rate, minimum, cap })
  const moments = { from: new Date(from).toISOString(), to: new Date(to).toISOString() }
  return { ...moments, bets, stake, win, rate, minimum, cap, part, dropped }
}

type Had = Pick<RewardRow, 'used' | 'won' | 'free_until'>

/** Its free rounds, and the member's use of them. */
function freeOf(row: PromotionRow, { used, won, free_until: until }: Partial<Had> = {}): Reward['freeRounds'] {
  const { free_terms: terms, free_bonus: bonus, free_games: games } = row
  if (!terms) return null
  return {
    rounds: terms.rounds,
    stake: BigInt(terms.stake),
    days: terms.days,
    wins: bonus ? 'bonus' : 'cash',
    games: games ?? [],
    used: used ?? 0,
    won: won ?? 0n,
    until: until?.toISOString() ?? null,
  }
}

/** The part of the answer that is the same for all members. */
function promised(row: PromotionRow, amount: bigint, language: string): Omit<Reward, OwnFields> {
  const { rules } = row
  const terms = row.terms ?? row.free_bonus
  // Wins of free rounds become a bonus of at most the offer's amount.
  const most = row.free_bonus ? BigInt(row.free_bonus.amount) : amount
  const granted = terms && grantOf({ ...terms, amount: most.toString() })
  return {
    promotionId: row.promotion_id.toString(),
    kind: row.kind,
    ...textsIn(row, language),
    announcementId: row.announcement,
    currency: row.currency,
    gives: row.free_terms ? 'freeRounds' : row.terms ? 'bonus' : 'cash',
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
            expected: expectedValue(most, terms.times, usualReturn),
            rtp: usualReturn,
          }
        : null,
    joinFrom: moment(rules.joinFrom),
    joinUntil: moment(rules.joinUntil),
  }
}

const moment = (at: string | null) => (at === null ? null : new Date(at).toISOString())
