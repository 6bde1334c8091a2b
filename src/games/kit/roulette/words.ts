import type { CallBet } from '#games/roulette/call-bets.ts'
import type { Position } from '#games/roulette/positions.ts'

/** The words of a roulette table, from the texts of a game. */
export interface RouletteWords {
  /** Such as "Betting table". */
  readonly table: string
  /** Such as "split 17 and 20". */
  readonly place: (position: Position) => string
  /** What stands on a field without a number: "1st 12", "2:1", "even". Red and black are drawn. */
  readonly short: (position: Position) => string
  /** A place with its bet: "split 17 and 20, R$ 5.00 on it". */
  readonly laid: (place: string, sum: bigint) => string
}

/** The words of the racetrack. */
export interface RacetrackWords {
  /** Such as "Racetrack". */
  readonly track: string
  /** Such as "17 and 2 neighbours on each side". */
  readonly neighbours: (number: number, reach: number) => string
  /** Such as "Voisins du zéro, 9 chips". */
  readonly call: (call: CallBet) => string
  /** What stands in the middle of the track: "Voisins". */
  readonly short: (call: CallBet) => string
  /** What stands between the buttons for fewer and more neighbours: "2 neighbours". */
  readonly reach: (reach: number) => string
  readonly fewer: string
  readonly more: string
}
