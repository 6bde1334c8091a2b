import { fairDraw, type RoundSeed } from '#games/fairness/stream.ts'
import type { Json } from '#games/instants/instant.ts'
import type { RandomInt } from '#games/rng.ts'
import type { Day } from '#lib/civil-days.ts'
import { coveredPercent, sampleOf } from './covered.ts'
import type { OddsTable } from './odds.ts'
import type { Choice, Play } from './play.ts'
import { risked } from './risks.ts'
import {
  type CountedSlip,
  counted,
  type KeptSlip,
  type LotteryTerms,
  type SlipEnd,
  type SlipFault,
  slipEnd,
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
  /** A result that was written down, in its form for JSON. @throws {StructError} if it is none of this type */
  read(result: Json): Json
  /**
   * The result of a draw, as it is stored and seen by everybody.
   *
   * @param drawsOf the draws of a seed; a check that writes them down brings its own
   */
  draw(seed: RoundSeed, drawsOf?: (seed: RoundSeed) => RandomInt): Json
  /**
   * What a bet could win if a number comes, as `risked` has it.
   *
   * @throws {RangeError} if the lottery has no such play
   */
  risked(bet: Omit<KeptSlip, 'count' | 'stake'> & { readonly play: string }, day: Day): ReadonlyMap<string, bigint>
  /**
   * The share of outcomes that bets on one play cover, in per cent; see `coveredPercent`.
   *
   * @param bets with the same play, however numbers are entered (`basePlay`)
   * @throws {RangeError} if the lottery has no such play
   */
  covered(bets: readonly { readonly play: string; readonly choice: Choice }[], day: Day): number | undefined
  /**
   * What a bet came to.
   *
   * @throws {RangeError} if the lottery has no such play
   * @throws {StructError} if the result is none of this type
   */
  end(bet: KeptSlip & { readonly play: string }, result: Json, day: Day): SlipEnd
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
  const sample = sampleOf(type, rules.draw)
  const playOf = (code: string, day: Day) => {
    const play = playsOf(day).find((one) => one.code === code)
    if (!play) throw new RangeError(`${type} has no play ${code}`)
    return play
  }
  return {
    ...{ type, table, plays: playsOf },
    counted: (terms, wanted, day) => counted(playsOf(day), terms, wanted),
    read: (result) => rules.shown(rules.read(result)),
    draw: (seed, drawsOf = fairDraw) => rules.shown(rules.draw(drawsOf(seed))),
    risked: ({ play, ...bet }, day) => risked(playOf(play, day), bet),
    covered: (bets, day) =>
      coveredPercent(
        bets.map(({ play, choice }) => ({ play: playOf(play, day), choice })),
        sample,
      ),
    end({ play: code, ...bet }, result, day) {
      return slipEnd(playOf(code, day), bet, rules.read(result))
    },
  }
}
