import { expect, test } from 'vitest'
import { lotteries } from '#games/lottery/lotteries.ts'
import type { LotteryGame } from '#games/lottery/lottery-game.ts'
import { type Play, totalOf } from '#games/lottery/play.ts'
import { randomChoice } from '#games/lottery/view/board/choice.ts'
import { type Rational, rational } from '#games/slots/rational.ts'
import { isLong } from '#tests/support/effort.ts'
import { seededRandom } from '#tests/unit/games/slots/seeded-random.ts'

/** Lines of each type that are drawn. */
const wantedLines = isLong ? 1_000_000 : 1_500

const games = [...new Map(lotteries.map(({ game }) => [game.type, game])).values()]

/** Larger than any count of a draw. */
const base = 1_000_000n
const back = 'the stake'

/** How often each prize of a bet was won by a draw, and stakes came back: with a power for its odds, each can be read from the sum of all. */
function wonBy(game: LotteryGame, play: Omit<Play<never>, 'wins' | 'returns'>, bet: Bet, result: Result, day: string) {
  const tiers = Object.keys(play.tiers)
  const odds = Object.fromEntries(tiers.map((tier, place) => [tier, rational(base ** BigInt(place))]))
  const count = totalOf(bet.lines)
  const kept = { lineStake: 1n, stake: BigInt(count), count, odds, mostBet: base ** BigInt(tiers.length) }
  const { prizes, returned } = game.end({ ...kept, play: play.code, choice: bet.choice }, result, day)
  const won = tiers.map((tier, place): [string, number] => [tier, Number((prizes / base ** BigInt(place)) % base)])
  return [...won, [back, Number(returned)] as const]
}

interface Bet {
  readonly choice: ReturnType<typeof randomChoice>
  readonly lines: Readonly<Record<string, number>>
}
type Result = ReturnType<LotteryGame['draw']>

/** What was expected and what came of one prize; statistics only, so floats are right here. */
interface Tally {
  expected: number
  /** No less than the variance, if each line wins once at most. */
  spread: number
  won: number
  squares: number
}

const floatOf = ({ numerator, denominator }: Rational) => Number(numerator) / Number(denominator)

test.each(games.map((game) => [game.type, game] as const))(
  'lines of %s on each play win as often as its odds suppose',
  (_type, game) => {
    const random = seededRandom(20_261_130)
    const day = '2026-11-30'
    const plays = game.plays(day)
    const tallies = new Map<string, Tally>()
    const add = (name: string, expected: number, lines: number, won: number) => {
      const tally = tallies.get(name) ?? { expected: 0, spread: 0, won: 0, squares: 0 }
      tallies.set(name, tally)
      tally.expected += expected
      tally.spread += expected * lines
      tally.won += won
      tally.squares += won ** 2
    }
    let drawn = 0
    for (let round = 0; drawn < wantedLines; round++) {
      const result = game.draw({ serverSeed: `${round}`, clientSeed: game.type, nonce: 0 })
      for (const play of plays) {
        const choice = randomChoice(play, random)
        const bet = { choice, lines: play.lines(choice) }
        drawn += totalOf(bet.lines)
        for (const [tier, won] of wonBy(game, play, bet, result, day)) {
          const prize = play.tiers[tier]
          const ties = Object.entries(play.ties ?? {})
          const each: (readonly [string, Rational])[] = prize ? [[prize.kind, prize.expected]] : ties
          const lines = each.reduce((sum, [kind]) => sum + (bet.lines[kind] ?? 0), 0)
          const expected = each.reduce((sum, [kind, chance]) => sum + (bet.lines[kind] ?? 0) * floatOf(chance), 0)
          add(`${play.code} ${tier}`, expected, lines, won)
        }
      }
    }
    // Beyond it once in a million, or by two wins of what is won hardly ever.
    for (const [name, { expected, spread, won, squares }] of tallies)
      expect(Math.abs(won - expected), name).toBeLessThanOrEqual(5 * Math.sqrt(Math.max(spread, squares)) + 2)
  },
)
