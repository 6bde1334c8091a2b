import { crashWin } from '#games/crash/cash-outs.ts'
import { multiplierAt } from '#games/crash/growth.ts'
import { leastTarget } from '#games/crash/point.ts'
import type { ShownCrash } from '#games/crash/wire.ts'
import { crashEnd, latestCashOut } from '#games/tables/crash-end.ts'
import type { OwnBet } from '#games/tables/view/props.ts'
import type { TableStage } from '#games/tables/view/stage.ts'

/** Milliseconds for which a target that the rocket passed is not yet called reached: the end of the round may be under way. */
export const certainMs = 700

/** Milliseconds before the start in which nothing is taken back, so that a late press does not cash out instead. */
export const guardMs = 400

/**
 * What the button of a bet does or says.
 *
 * `bet` and `take-back` while bets are taken; `soon` around the start; `cash-out` with what it pays now; `reached`: the bet got to its target,
 * and is paid with the end of the round; `cashed`, `lost` and `back` are its end; `wait`: it has no bet in this round. Multipliers are in
 * hundredths, wins in minor units.
 */
export type CrashButton =
  | { readonly kind: 'bet' | 'sending' | 'soon' | 'wait' | 'lost' | 'back' }
  | { readonly kind: 'take-back'; readonly which: 'last' | 'all' }
  | { readonly kind: 'cash-out' | 'reached' | 'cashed'; readonly at: number; readonly win: bigint }

/** What the buttons depend on. */
export interface CrashMoment {
  readonly stage: TableStage
  /** Milliseconds since the start; below zero before it. */
  readonly ms: number
  /** Where the house ends the round at the latest, in hundredths. */
  readonly forced: number | null
  /** How it ended, once that is shown. */
  readonly end: ShownCrash | undefined
  readonly mostWin: bigint
  /** All bets of the player in this round, in the order of their placing. */
  readonly own: readonly OwnBet[]
}

/**
 * The button of one bet at a moment.
 *
 * @param isSending whether a request for it is under way
 */
export function buttonOf(place: string, moment: CrashMoment, isSending: boolean): CrashButton {
  const { stage, own, ms } = moment
  const bet = own.find((each) => each.place === place)
  if (stage === 'open') {
    if (isSending) return { kind: 'sending' }
    if (!bet) return { kind: 'bet' }
    // The gateway takes back what was placed last, or all.
    return ms > -guardMs ? { kind: 'soon' } : { kind: 'take-back', which: own.at(-1) === bet ? 'last' : 'all' }
  }
  if (!bet) return { kind: stage === 'closed' && isSending ? 'sending' : 'wait' }
  if (stage === 'void') return { kind: 'back' }
  return stage === 'closed' ? flying(bet, moment, isSending) : ended(bet, moment)
}

/** What a bet came to. */
export const endOfBet = ({ stake, target, cashedAt }: OwnBet, end: ShownCrash, mostWin: bigint) =>
  crashEnd({ stake, ...(target !== null && { target }), ...(cashedAt !== null && { cashedAt }) }, end, { mostWin })

function ended(bet: OwnBet, { end, mostWin }: CrashMoment): CrashButton {
  if (!end) return { kind: 'wait' }
  const over = endOfBet(bet, end, mostWin)
  if (over.state === 'cashed') return { kind: 'cashed', at: over.cashedAt, win: over.win }
  return { kind: over.state === 'lost' ? 'lost' : 'back' }
}

function flying({ stake, target, cashedAt }: OwnBet, moment: CrashMoment, isSending: boolean): CrashButton {
  const paid = (kind: 'cash-out' | 'reached' | 'cashed', at: number): CrashButton => ({
    ...{ kind, at },
    win: crashWin(stake, at),
  })
  if (cashedAt !== null) return paid('cashed', cashedAt)
  const ms = Math.floor(moment.ms)
  const last = Math.min(latestCashOut(stake, target, moment), moment.forced ?? Number.POSITIVE_INFINITY)
  if (multiplierAt(ms - certainMs) >= last) return paid('reached', last)
  if (isSending) return { kind: 'sending' }
  const at = Math.min(multiplierAt(ms), last)
  return at < leastTarget ? { kind: 'soon' } : paid('cash-out', at)
}
