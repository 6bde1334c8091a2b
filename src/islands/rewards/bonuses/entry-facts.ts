import type { Bonus, BonusEntry } from '#contract/rewards/bonuses/bonus.ts'
import type { Translate } from '#lib/messages.ts'
import { formatExact, formatMoney } from '#lib/money.ts'
import { rateText } from '#lib/rate-text.ts'
import { rebateOf } from '#lib/rebate.ts'
import type { Fact } from '#ui/Facts.tsx'

type Words = Translate<'bonuses' | 'centre'>

/** How the figures of a movement of bonus money came about. */
export function entryFacts(entry: BonusEntry, bonus: Bonus, t: Words, locale: string): Fact[] {
  const booked: Fact[] = entry.transactionId === null ? [] : [[t('computed.transaction'), entry.transactionId]]
  return [...figures(entry, bonus, t, locale), ...booked]
}

function figures(entry: BonusEntry, bonus: Bonus, t: Words, locale: string): Fact[] {
  const { currency, granted, times, required, cap } = bonus
  const money = (sum: bigint) => formatMoney(sum, currency, locale)
  if (entry.kind === 'grant') {
    const values = { granted: money(granted), times, required: money(required) }
    return [[t('required'), t('entry.required', values)]]
  }
  if (entry.bet) return betFacts(entry, entry.bet, currency, t, locale)
  if (entry.left === null) return []
  const most: Fact[] = entry.kind === 'convert' && cap !== null ? [[t('entry.cap'), money(cap)]] : []
  return [[t('entry.left'), money(entry.left)], ...most]
}

function betFacts(
  { kind, wagering }: BonusEntry,
  { stake, bonusStake, win, percent }: NonNullable<BonusEntry['bet']>,
  currency: string,
  t: Words,
  locale: string,
): Fact[] {
  const money = (sum: bigint) => formatMoney(sum, currency, locale)
  const exactly = (sum: bigint, dropped: bigint) => formatExact(sum, dropped, currency, locale)
  const split = t('entry.split.text', { stake: money(stake), own: money(stake - bonusStake), bonus: money(bonusStake) })
  const facts: Fact[] = [[t('entry.split'), split]]
  if (kind === 'win' && win !== null) {
    const { part, dropped, isExact } = bonusShare(win, bonusStake, stake)
    const exact = `${exactly(part, dropped)}${isExact ? '' : '…'}`
    const values = { win: money(win), bonus: money(bonusStake), stake: money(stake), exact }
    facts.push([t('entry.won'), money(win)], [t('entry.share'), t('entry.share.text', values)])
    if (dropped > 0n) facts.push([t('entry.carried'), exactly(0n, dropped)])
  }
  if (kind === 'stake' && percent !== null) {
    const { amount, dropped } = rebateOf(stake, percent * 100)
    const values = { stake: money(stake), percent: rateText(percent * 100, locale), exact: exactly(amount, dropped) }
    facts.push([t('entry.counts'), t('entry.counts.text', values)])
    if (dropped > 0n) facts.push([t('computed.dropped'), exactly(0n, dropped)])
    if (wagering < amount) facts.push([t('entry.missing'), money(wagering)])
  }
  return facts
}

/** The bonus part of a win. Minor units. */
interface BonusShare {
  /** Rounded down; the rest of the win is the member's own. */
  readonly part: bigint
  /** The fraction that went to the own part, in whole ten-thousandths of a minor unit. */
  readonly dropped: bigint
  /** Whether those are all digits. */
  readonly isExact: boolean
}

/**
 * Splits a win as its stake was split (product rule 22.6). 25.01 won with 10.00, of which 4.00 bonus, are 10.00 bonus and
 * 15.01 own; 0.4 cents of the exact part go to the own one.
 */
export function bonusShare(win: bigint, bonusStake: bigint, stake: bigint): BonusShare {
  const product = win * bonusStake
  const rest = (product % stake) * 10_000n
  return { part: product / stake, dropped: rest / stake, isExact: rest % stake === 0n }
}
