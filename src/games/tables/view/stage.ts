import type { Json } from '#games/instants/instant.ts'
import type { OwnBet, SharedTable, TableRound } from './props.ts'

/**
 * What happens at a table now: `open` (bets are taken), `closed` (no more bets, the result is to come; a crash round runs), `showing` (the
 * face plays the result), `over` (it has been shown), `void` (the round has no result), `waiting` (no round goes on).
 */
export type TableStage = 'open' | 'closed' | 'showing' | 'over' | 'void' | 'waiting'

/** A round whose result is shown or was. Amounts in minor units, those of the player. */
export interface EndedRound {
  readonly number: number
  readonly result: Json
  readonly own: readonly OwnBet[]
  readonly stake: bigint
  readonly win: bigint
}

/** The showing of a result. */
export interface Showing {
  readonly ended: EndedRound
  /** Milliseconds that were over when this page began with it. */
  readonly elapsed: number
  /** Whether the face has shown it. */
  readonly isOver: boolean
}

/** The player's bets, and the round that they are of. */
export interface BetsOfRound {
  readonly number: number | undefined
  readonly own: readonly OwnBet[]
}

/** What a bet came to by a result, in minor units. */
export type WinOf = (result: Json, bet: OwnBet) => bigint

/** Pays each chip of a place for itself, as the gateway does: the sum of what is rounded down is not the sum rounded down. */
export const byChips =
  (winOf: (result: Json, chip: Pick<OwnBet, 'place' | 'stake'>) => bigint): WinOf =>
  (result, { place, chips }) =>
    chips.reduce((sum, stake) => sum + winOf(result, { place, stake }), 0n)

export const stakeOf = (own: readonly OwnBet[]): bigint => own.reduce((sum, { stake }) => sum + stake, 0n)

export const endedRound = (number: number, result: Json, own: readonly OwnBet[], winOf: WinOf): EndedRound => ({
  ...{ number, result, own },
  stake: stakeOf(own),
  win: own.reduce((sum, bet) => sum + winOf(result, bet), 0n),
})

const isSame = (one: readonly OwnBet[], other: readonly OwnBet[]): boolean =>
  one.length === other.length &&
  one.every((bet) =>
    other.some(({ place, stake, cashedAt }) => place === bet.place && stake === bet.stake && cashedAt === bet.cashedAt),
  )

/**
 * A showing with the bets that are known now: the result can be faster than the answer to a step that came just before it, such as a
 * cash-out, or a decision that raised.
 */
export function withBets(showing: Showing, { number, own }: BetsOfRound, winOf: WinOf): Showing {
  const { ended } = showing
  if (number !== ended.number || isSame(own, ended.own)) return showing
  return { ...showing, ended: endedRound(number, ended.result, own, winOf) }
}

/** Milliseconds since the result of a round; zero before it. */
export const sinceResult = ({ resultAt }: TableRound, now: number): number =>
  resultAt === null ? 0 : Math.max(0, now - Date.parse(resultAt))

/** After so many milliseconds a result is no news, whoever opens the page. */
const oldMs = 60_000

/** What a page that opens begins with: a result whose wins are in the balance already is not shown again. */
export function openingShow(round: TableRound | null, own: readonly OwnBet[], now: number, winOf: WinOf) {
  if (!round || round.result === null) return undefined
  const elapsed = sinceResult(round, now)
  const isPaid = round.state === 'settled' && own.length > 0
  if (!isPaid && elapsed < oldMs) return undefined
  return { ended: endedRound(round.number, round.result, own, winOf), elapsed, isOver: true }
}

const wasShown = (showing: Showing | undefined, number: number) => showing?.ended.number === number && showing.isOver

/** Whether a balance of now would tell a result that has not been shown. */
export function hidesResult(bets: BetsOfRound, showing: Showing | undefined, { round }: SharedTable): boolean {
  if (!round || round.state === 'open' || round.state === 'void') return false
  return bets.number === round.number && bets.own.length > 0 && !wasShown(showing, round.number)
}

/** @param isLate whether the time for bets is over, by the clock of the table: its message may still be on its way */
export function stageOf({ round }: SharedTable, showing: Showing | undefined, isLate: boolean): TableStage {
  if (!round) return 'waiting'
  if (round.state === 'void') return 'void'
  if (round.state === 'open') return isLate ? 'closed' : 'open'
  if (round.state === 'closed' || showing?.ended.number !== round.number) return 'closed'
  return showing.isOver ? 'over' : 'showing'
}
