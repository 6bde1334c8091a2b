import { expect, test } from 'vitest'
import { bingoInstant } from '#games/bingo/instant.ts'
import { diceInstant } from '#games/dice/instant.ts'
import { instants } from '#games/instants/all.ts'
import { kenoInstant } from '#games/keno/instant.ts'
import { limboInstant } from '#games/limbo/instant.ts'
import { plinkoInstant } from '#games/plinko/instant.ts'
import { plinkoRows } from '#games/plinko/tables.ts'
import { risks } from '#games/risk.ts'
import type { RandomInt } from '#games/rng.ts'
import { scratchInstant } from '#games/scratch/instant.ts'
import { prizesOf } from '#games/scratch/rules.ts'
import { wheelInstant } from '#games/wheel/instant.ts'
import { wheelSegments } from '#games/wheel/rules.ts'
import { seededRandom } from '../slots/seeded-random.ts'

const [stake, mostWin] = [1_00n, 1_000_000_000_00n]
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Draws these first, then from a seed. */
function drawing(...first: readonly number[]): RandomInt {
  const left = [...first]
  const rest = seededRandom(1)
  return (exclusiveMax) => left.shift() ?? rest(exclusiveMax)
}

/** The most that a bet pays over some draws, beside what was said before. */
function most<Choice, State>(
  game: {
    begin: (bet: { stake: bigint; choice: Choice; mostWin: bigint }, random: RandomInt) => State
    wins: (state: State) => readonly bigint[]
    largest: (bet: { stake: bigint; choice: Choice; mostWin: bigint }) => bigint
  },
  choice: Choice,
  draws: readonly RandomInt[],
): { readonly paid: bigint; readonly said: bigint } {
  const bet = { stake, choice, mostWin }
  const wins = draws.flatMap((random) => game.wins(game.begin(bet, random)))
  return { paid: wins.reduce((greatest, win) => (win > greatest ? win : greatest), 0n), said: game.largest(bet) }
}

test('dice, plinko and the wheel pay the largest win for some draw and never more, by all draws', () => {
  const rolls = upTo(10_000)
  for (const choice of [{ side: 'under', target: 2 } as const, { side: 'over', target: 9_000 } as const]) {
    const { paid, said } = most(
      diceInstant,
      choice,
      rolls.map((roll) => drawing(roll)),
    )
    expect(paid).toBe(said)
  }
  for (const risk of risks) {
    for (const rows of plinkoRows) {
      const paths = rows === 8 ? upTo(256) : [0, 2 ** rows - 1, ...upTo(64)]
      const { paid, said } = most(
        plinkoInstant,
        { rows, risk },
        paths.map((path) => drawing(path)),
      )
      expect(paid).toBe(said)
    }
    for (const segments of wheelSegments) {
      const { paid, said } = most(
        wheelInstant,
        { segments, risk },
        upTo(segments).map((segment) => drawing(segment)),
      )
      expect(paid).toBe(said)
    }
  }
})

test('limbo, keno and scratch cards pay the largest win for their best draw', () => {
  for (const target of [101, 250, 1_000_000_00]) {
    const { paid, said } = most(limboInstant, { target }, [drawing(0, 0, 0)])
    expect(paid).toBe(said)
  }
  // Where every draw leaves the order as it is, the last ten numbers come: 31 to 40.
  const last: RandomInt = (exclusiveMax) => exclusiveMax - 1
  for (const risk of risks) {
    for (const count of upTo(10)) {
      const picks = upTo(count + 1).map((index) => 40 - index)
      const { paid, said } = most(kenoInstant, { picks, risk }, [last, ...upTo(50).map(seededRandom)])
      expect(paid).toBe(said)
    }
    let before = 0
    const firsts = prizesOf({ risk }).map(({ tickets }) => {
      before += tickets
      return before - tickets
    })
    const { paid, said } = most(
      scratchInstant,
      { risk },
      firsts.map((first) => drawing(first)),
    )
    expect(paid).toBe(said)
  }
})

test('choices that are not offered are no bets', () => {
  const refused = {
    dice: [
      { side: 'under', target: 1 },
      { side: 'over', target: 199 },
      { side: 'under', target: 10.5 },
    ],
    limbo: [{ target: 100 }, { target: 1_000_000_01 }],
    plinko: [
      { rows: 9, risk: 'low' },
      { rows: 8, risk: 'none' },
    ],
    keno: [
      { picks: [], risk: 'low' },
      { picks: [1, 1], risk: 'low' },
      { picks: [0], risk: 'low' },
    ],
    wheel: [{ segments: 25, risk: 'low' }],
    scratch: [{ risk: 'certain' }],
    bingo: [{ tickets: 0 }, { tickets: 7 }, { tickets: 3 }],
  } as const
  for (const [name, choices] of Object.entries(refused))
    for (const choice of choices)
      expect(
        instants[name as keyof typeof refused].bet(stake, choice, mostWin),
        `${name} ${JSON.stringify(choice)}`,
      ).toBeUndefined()
})

test('tickets of bingo share the stake, are dealt before the balls, and win each for itself', () => {
  const bet = { stake: 1_20n, choice: { tickets: 6 }, mostWin }
  const few = bingoInstant.begin({ ...bet, choice: { tickets: 2 } }, seededRandom(4))
  const many = bingoInstant.begin(bet, seededRandom(4))
  expect(many.result.tickets).toHaveLength(6)
  expect(many.result.tickets.slice(0, 2)).toEqual(few.result.tickets)
  const [all = 0n] = bingoInstant.wins(many)
  const alone = many.result.tickets.flatMap((ticket) =>
    bingoInstant.wins({
      bet: { ...bet, stake: 20n, choice: { tickets: 1 } },
      result: { tickets: [ticket], balls: many.result.balls },
    }),
  )
  expect(alone.reduce((sum, win) => sum + win, 0n)).toBe(all)
  expect(bingoInstant.largest(bet)).toBe(1_20n * 20_400n)
})
