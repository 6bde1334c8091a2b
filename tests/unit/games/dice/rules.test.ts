import { expect, test } from 'vitest'
import {
  type DiceChoice,
  diceMultiplier,
  diceReturn,
  diceWin,
  faces,
  isDiceChoice,
  isDiceWin,
  rollDice,
  winningFaces,
} from '#games/dice/rules.ts'
import { rational, times } from '#games/slots/rational.ts'

const sides = ['under', 'over'] as const
const choices: readonly DiceChoice[] = sides.flatMap((side) =>
  [2, 200, 4_950, 5_000, 9_800, 9_998].map((target) => ({ side, target })),
)

test('every choice that is offered returns 99 % exactly, and pays more than its stake', () => {
  for (const side of sides)
    for (let target = -1; target <= faces + 1; target++) {
      const choice = { side, target }
      if (!isDiceChoice(choice)) continue
      const chance = rational(BigInt(winningFaces(choice)), BigInt(faces))
      expect(times(chance, diceMultiplier(choice))).toEqual(diceReturn)
      expect(diceWin(100n, choice, side === 'under' ? 0 : faces - 1)).toBeGreaterThan(100n)
    }
})

test('a choice wins on as many faces as it says', () => {
  for (const choice of choices) {
    const won = Array.from({ length: faces }, (_, roll) => roll).filter((roll) => isDiceWin(choice, roll))
    expect(won).toHaveLength(winningFaces(choice))
  }
})

test('wins are rounded down to the cent, once', () => {
  // 0.99 × 10000 ÷ 4950 = 2; 0.99 × 10000 ÷ 7000 = 1.414…
  expect(diceWin(1_00n, { side: 'under', target: 4_950 }, 4_949)).toBe(2_00n)
  expect(diceWin(1_00n, { side: 'under', target: 4_950 }, 4_950)).toBe(0n)
  expect(diceWin(1_00n, { side: 'over', target: 3_000 }, 3_000)).toBe(1_41n)
  expect(diceWin(1_00n, { side: 'under', target: 2 }, 1)).toBe(4_950_00n)
})

test('targets that are no whole face, or win always or never, are not offered', () => {
  for (const target of [0, 1, 9_801, 10_000, 50.5, Number.NaN, -1])
    expect(isDiceChoice({ side: 'under', target })).toBe(false)
  expect(isDiceChoice({ side: 'over', target: 9_999 })).toBe(false)
  expect(isDiceChoice({ side: 'over', target: 200 })).toBe(true)
})

test('a roll is one draw among all faces', () => {
  expect(rollDice((below) => below - 1)).toBe(9_999)
  expect(rollDice(() => 0)).toBe(0)
})
