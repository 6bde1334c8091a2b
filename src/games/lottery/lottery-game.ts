import { fairDraw, type RoundSeed } from '#games/fairness/stream.ts'
import type { Json } from '#games/instants/instant.ts'
import type { RandomInt } from '#games/rng.ts'
import type { Day } from '#lib/civil-days.ts'
import type { OddsTable } from './odds.ts'
import type { Play } from './play.ts'
import {
  type CountedSlip,
  counted,
  type KeptSlip,
  type LotteryTerms,
  type SlipFault,
  slipWin,
  type WantedSlip,
} from './slip.ts'

/** A type of lottery without the type of its result. A draw is its seed: whoever knows it can draw the same result again. */
export interface LotteryGame {
  /** Never changes; such as `ssc`. */
  readonly type: string
  /**
   * What can be played on a draw, in the order in which it is offered.
   *
   * @param day that the draw belongs to
   */
  plays(day: Day): readonly Omit<Play<never>, 'wins' | 'returns'>[]
  /** The usual odds, if they do not follow from prize groups. */
  readonly table: OddsTable | undefined
  /** Counts a bet. */
  counted(
    terms: LotteryTerms,
    wanted: WantedSlip,
    day: Day,
  ): { readonly slip: CountedSlip } | { readonly fault: SlipFault }
  /**
   * The result of a draw, as it is stored and seen by everybody.
   *
   * @param drawsOf the draws of a seed; a check that writes them down brings its own
   */
  draw(seed: RoundSeed, drawsOf?: (seed: RoundSeed) => RandomInt): Json
  /**
   * What a bet came to, in minor units.
   *
   * @throws {RangeError} if the lottery has no such play
   * @throws {StructError} if the result is none of this type
   */
  win(bet: KeptSlip & { readonly play: string }, result: Json, day: Day): bigint
}

/** A type of lottery with its result. */
export interface LotteryRules<Drawn> {
  readonly type: string
  readonly plays: readonly Play<Drawn>[] | ((day: Day) => readonly Play<Drawn>[])
  readonly table?: OddsTable
  draw(random: RandomInt): Drawn
  /** The result in its form for JSON, and back. The second throws if it is none. */
  shown(drawn: Drawn): Json
  read(result: Json): Drawn
}

/** Hides the type of a lottery's result, so that all lotteries are drawn and paid by the same code. */
export function lotteryGame<Drawn>(rules: LotteryRules<Drawn>): LotteryGame {
  const { type, table, plays } = rules
  const playsOf = typeof plays === 'function' ? plays : () => plays
  return {
    ...{ type, table, plays: playsOf },
    counted: (terms, wanted, day) => counted(playsOf(day), terms, wanted),
    draw: (seed, drawsOf = fairDraw) => rules.shown(rules.draw(drawsOf(seed))),
    win({ play: code, ...bet }, result, day) {
      const play = playsOf(day).find((one) => one.code === code)
      if (!play) throw new RangeError(`${type} has no play ${code}`)
      return slipWin(play, bet, rules.read(result))
    },
  }
}
