import type { Infer } from 'superstruct'
import type { TableBetStruct, TableState } from '#contract/play/tables/table.ts'
import { type CrashRoundEnd, crashEnd, latestCashOut } from '#games/tables/crash-end.ts'
import { crashWin } from '../cash-outs.ts'
import { multiplierAt } from '../growth.ts'
import { leastTarget } from '../point.ts'

type Round = NonNullable<TableState['round']>
export type CrashBetShown = Infer<typeof TableBetStruct>

/** What a crash table does at a moment. `asleep`: it was never played, or waits for its next round without one to show. */
export type Moment = 'asleep' | 'betting' | 'rising' | 'over' | 'void'

/**
 * What a table does. The rocket starts with the time of the close, also if the message of it is still under way.
 *
 * @param at milliseconds since 1970 by the gateway's clock
 */
export function momentOf(round: Pick<Round, 'state' | 'closesAt'> | null, at: number): Moment {
  switch (round?.state) {
    case undefined:
      return 'asleep'
    case 'open':
      return at < Date.parse(round?.closesAt ?? '') ? 'betting' : 'rising'
    case 'closed':
      return 'rising'
    case 'void':
      return 'void'
    default:
      return 'over'
  }
}

/** Milliseconds for which a target that the rocket passed is not yet called reached: the end of the round may be under way. */
export const certainMs = 700

/**
 * What the button of a bet does or says.
 *
 * `bet` and `take-back` while bets are taken; `soon` in the moment before 1.01×; `cash-out` with what it pays now; `reached`: the bet got to its
 * target, and is paid with the end of the round; `cashed`, `lost` and `back` are its end; `wait`: it has no bet in this round.
 */
export type CrashButton =
  | { readonly kind: 'bet' | 'sending' | 'soon' | 'wait' | 'lost' | 'back' }
  | { readonly kind: 'take-back'; readonly which: 'last' | 'all' }
  | { readonly kind: 'cash-out' | 'reached' | 'cashed'; readonly at: number; readonly win: bigint }

interface Now {
  readonly moment: Moment
  /** Milliseconds since the start. */
  readonly ms: number
  /** Where the house ends the round at the latest, in hundredths. */
  readonly forced: number | null
  /** How it ended, once that is known. */
  readonly end: CrashRoundEnd | undefined
  readonly mostWin: bigint
  /** Whether a request for this bet is under way. */
  readonly isSending: boolean
  /** All bets of the player in this round, in the order of their placing. */
  readonly own: readonly CrashBetShown[]
}

/** The button of one bet at a moment. */
export function buttonOf(place: string, now: Now): CrashButton {
  const { moment, own, isSending } = now
  const bet = own.find((each) => each.place === place)
  if (moment === 'betting') {
    if (isSending) return { kind: 'sending' }
    if (!bet) return { kind: 'bet' }
    // The gateway takes back what was placed last, or all.
    return { kind: 'take-back', which: own.at(-1) === bet ? 'last' : 'all' }
  }
  if (!bet) return { kind: moment === 'rising' && isSending ? 'sending' : 'wait' }
  if (moment === 'void') return { kind: 'back' }
  return moment === 'over' ? ended(bet, now) : flying(bet, now)
}

function ended(bet: CrashBetShown, { end, mostWin }: Now): CrashButton {
  if (!end) return { kind: 'wait' }
  const { stake, target, cashedAt } = bet
  const over = crashEnd({ stake, ...(target !== null && { target }), ...(cashedAt !== null && { cashedAt }) }, end, {
    mostWin,
  })
  if (over.state === 'cashed') return { kind: 'cashed', at: over.cashedAt, win: over.win }
  return { kind: over.state === 'lost' ? 'lost' : 'back' }
}

function flying({ stake, target, cashedAt }: CrashBetShown, { ms, forced, mostWin, isSending }: Now): CrashButton {
  const paid = (kind: 'cash-out' | 'reached' | 'cashed', at: number): CrashButton => ({
    ...{ kind, at },
    win: crashWin(stake, at),
  })
  if (cashedAt !== null) return paid('cashed', cashedAt)
  const last = Math.min(latestCashOut(stake, target, { mostWin }), forced ?? Number.POSITIVE_INFINITY)
  if (multiplierAt(Math.floor(ms) - certainMs) >= last) return paid('reached', last)
  if (isSending) return { kind: 'sending' }
  const at = Math.min(multiplierAt(Math.floor(ms)), last)
  return at < leastTarget ? { kind: 'soon' } : paid('cash-out', at)
}
