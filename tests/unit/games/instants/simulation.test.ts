import { expect, test } from 'vitest'
import { crashWin, finalCashOut } from '#games/crash/cash-outs.ts'
import { crashReturn, pointOf } from '#games/crash/point.ts'
import { diceReturn, diceWin, rollDice } from '#games/dice/rules.ts'
import {
  beginHiLo,
  guessChance,
  type HiLoState,
  hiLoReturn,
  hiLoWin,
  offeredMoves,
  rankOf,
  stepHiLo,
} from '#games/hilo/rules.ts'
import { drawKeno, kenoReturn, kenoWin } from '#games/keno/rules.ts'
import { drawPoint, limboReturn, limboWin } from '#games/limbo/rules.ts'
import { beginMines, minesReturn, minesWin, stepMines } from '#games/mines/rules.ts'
import { drawPath, plinkoReturn, plinkoWin } from '#games/plinko/rules.ts'
import { risks } from '#games/risk.ts'
import type { RandomInt } from '#games/rng.ts'
import { drawTicket, scratchReturn, scratchWin } from '#games/scratch/rules.ts'
import type { Rational } from '#games/slots/rational.ts'
import { spinWheel, wheelReturn, wheelWin } from '#games/wheel/rules.ts'
import { isLong } from '#tests/support/effort.ts'
import { seededRandom } from '../slots/seeded-random.ts'

/** Returns are exact in every run; this shows that what is drawn, stepped and paid together comes to them. */
const rounds = isLong ? 1_000_000 : 10_000
const stake = 10_000n

/** A way to play a game, by what one round returns in minor units. */
type Play = (random: RandomInt) => bigint

const way = (name: string, share: Rational, play: Play) => ({ name, share, play })

const ways = [
  way('dice', diceReturn, (random) => diceWin(stake, { side: 'over', target: 7_000 }, rollDice(random))),
  way('limbo', limboReturn, (random) => limboWin(stake, { target: 250 }, drawPoint(random))),
  way('mines', minesReturn, playMines),
  way('hi-lo', hiLoReturn, playHiLo),
  way('crash', crashReturn(300), playCrash),
  ...risks.map((risk) => {
    const choice = { rows: 12, risk } as const
    return way(`plinko, ${risk} risk`, plinkoReturn(choice), (random) => plinkoWin(stake, choice, drawPath(random)))
  }),
  ...risks.map((risk) => {
    const choice = { picks: [3, 14, 15, 40], risk }
    return way(`keno, ${risk} risk`, kenoReturn(4, risk), (random) => kenoWin(stake, choice, drawKeno(random)))
  }),
  ...risks.map((risk) => {
    const choice = { segments: 30, risk } as const
    const play: Play = (random) => wheelWin(stake, choice, spinWheel(choice, random))
    return way(`wheel, ${risk} risk`, wheelReturn(choice), play)
  }),
  ...risks.map((risk) => {
    const play: Play = (random) => scratchWin(stake, { risk }, drawTicket({ risk }, random))
    return way(`scratch cards, ${risk} risk`, scratchReturn({ risk }), play)
  }),
]

/** Picks three cells of a field with four mines, then cashes out. */
function playMines(random: RandomInt): bigint {
  let state = beginMines({ mines: 4 }, random)
  for (const pick of [0, 12, 24]) if (state.phase === 'open') state = stepMines(state, { pick })
  return minesWin(stake, state.phase === 'open' ? stepMines(state, 'cash-out') : state)
}

/** Skips sevens, guesses what is likelier on three other cards, then cashes out. */
function playHiLo(random: RandomInt): bigint {
  let state = beginHiLo(random)
  for (let guessed = 0; guessed < 3 && state.phase === 'open'; ) {
    const move = likelier(state)
    state = stepHiLo(state, { at: state.moves.length, move })
    if (move !== 'skip') guessed++
  }
  return hiLoWin(stake, state.phase === 'open' ? stepHiLo(state, 'cash-out') : state)
}

function likelier(state: HiLoState) {
  const rank = rankOf(state.cards[state.moves.length] ?? 0)
  if (rank === 6 && offeredMoves(state).includes('skip')) return 'skip'
  const [higher, lower] = [guessChance('higher', rank), guessChance('lower', rank)]
  return higher.numerator * lower.denominator > lower.numerator * higher.denominator ? 'higher' : 'lower'
}

/** Cashes out at 3.00× by itself. */
function playCrash(random: RandomInt): bigint {
  const cashedAt = finalCashOut({ target: 300 }, pointOf(random(2 ** 32)))
  return cashedAt === undefined ? 0n : crashWin(stake, cashedAt)
}

test.each(ways)('$name returns its declared share', ({ share, play }) => {
  const random = seededRandom(20_261_129)
  let sum = 0
  let squares = 0
  for (let round = 0; round < rounds; round++) {
    // Statistics only, so a float is right here; no money is kept in it.
    const returned = Number(play(random)) / Number(stake)
    sum += returned
    squares += returned * returned
  }
  const mean = sum / rounds
  const deviation = Math.sqrt((squares / rounds - mean ** 2) / rounds)
  // 99.9 % of such simulations lie within 3.29 standard deviations of the theoretical mean.
  expect(Math.abs(mean - Number(share.numerator) / Number(share.denominator))).toBeLessThan(3.29 * deviation)
})
