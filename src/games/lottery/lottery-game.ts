import { fairDraw, type RoundSeed } from '#games/fairness/stream.ts'
import type { Json } from '#games/instants/instant.ts'
import type { RandomInt } from '#games/rng.ts'
import type { Choice, Play } from './play.ts'
import { type CountedSlip, counted, type LotteryTerms, type SlipFault, slipWin, type WantedSlip } from './slip.ts'

/** A type of lottery without the type of its result. A draw is its seed: whoever knows it can draw the same result again. */
export interface LotteryGame {
  /** Never changes; such as `ssc`. */
  readonly type: string
  /** The codes of its plays, in the order in which they are offered. */
  readonly plays: readonly string[]
  /** Counts a bet. */
  counted(terms: LotteryTerms, wanted: WantedSlip): { readonly slip: CountedSlip } | { readonly fault: SlipFault }
  /** The result of a draw, as it is stored and seen by everybody. */
  draw(seed: RoundSeed): Json
  /**
   * What a bet came to, in minor units.
   *
   * @throws {RangeError} if the lottery has no such play
   * @throws {StructError} if the result is none of this type
   */
  win(
    bet: { readonly play: string; readonly choice: Choice; readonly group: number; readonly lineStake: bigint },
    result: Json,
    terms: LotteryTerms,
  ): bigint
}

/** A type of lottery with its result. */
export interface LotteryRules<Drawn> {
  readonly type: string
  readonly plays: readonly Play<Drawn>[]
  draw(random: RandomInt): Drawn
  /** The result in its form for JSON, and back. The second throws if it is none. */
  shown(drawn: Drawn): Json
  read(result: Json): Drawn
}

/** Hides the type of a lottery's result, so that all lotteries are drawn and paid by the same code. */
export function lotteryGame<Drawn>(rules: LotteryRules<Drawn>): LotteryGame {
  const plays = new Map(rules.plays.map((play) => [play.code, play]))
  return {
    type: rules.type,
    plays: [...plays.keys()],
    counted: (terms, wanted) => counted(rules.plays, terms, wanted),
    draw: (seed) => rules.shown(rules.draw(fairDraw(seed))),
    win({ play: code, choice, group, lineStake }, result, terms) {
      const play = plays.get(code)
      if (!play) throw new RangeError(`${rules.type} has no play ${code}`)
      return slipWin(play, { choice, group }, { lineStake }, rules.read(result), terms)
    },
  }
}
