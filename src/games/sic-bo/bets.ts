import { anyTriplePay, combinationPay, doublePay, evenChance, singlePays, totalPays, triplePay } from './pays.ts'

/** Three dice in the order of their draw, each from 1 to 6. */
export type Dice = readonly [number, number, number]

/** A bet of the table. */
export interface SicBoBet {
  /** Such as `small`, `total-9`, `single-4`, `double-6`, `triple-1`, `any-triple` and `combination-2-5`. */
  readonly id: string
  /** What one unit of the stake becomes for a roll, the stake itself included; zero if it is lost. */
  readonly pay: (dice: Dice) => bigint
}

/** The faces of a die. */
export const dieFaces: readonly number[] = [1, 2, 3, 4, 5, 6]
/** Totals that can be bet; 3 and 18 are triples. */
const totals = Array.from({ length: 14 }, (_, index) => index + 4)

const totalOf = (dice: Dice) => dice[0] + dice[1] + dice[2]
const timesOf = (face: number, dice: Dice) => dice.filter((die) => die === face).length
const isTriple = ([one, two, three]: Dice) => one === two && two === three

/** A bet that pays the same whenever it wins. */
const fixed = (id: string, pay: bigint, wins: (dice: Dice) => boolean): SicBoBet => ({
  id,
  pay: (dice) => (wins(dice) ? pay : 0n),
})
/** Big, small, odd and even lose against every triple. */
const even = (id: string, wins: (total: number) => boolean): SicBoBet =>
  fixed(id, evenChance, (dice) => !isTriple(dice) && wins(totalOf(dice)))

const combinations = dieFaces.flatMap((low) =>
  dieFaces.filter((high) => high > low).map((high) => [low, high] as const),
)

/** All bets of the table. What is not among them cannot be bet. */
export const sicBoBets: readonly SicBoBet[] = [
  even('small', (total) => total <= 10),
  even('big', (total) => total >= 11),
  even('odd', (total) => total % 2 === 1),
  even('even', (total) => total % 2 === 0),
  ...totals.map((total) =>
    fixed(`total-${total}`, totalPays[Math.min(total, 21 - total) - 4] ?? 0n, (dice) => totalOf(dice) === total),
  ),
  ...dieFaces.map((face) => ({
    id: `single-${face}`,
    pay: (dice: Dice) => singlePays[timesOf(face, dice)] ?? 0n,
  })),
  ...dieFaces.map((face) => fixed(`double-${face}`, doublePay, (dice) => timesOf(face, dice) >= 2)),
  ...dieFaces.map((face) => fixed(`triple-${face}`, triplePay, (dice) => timesOf(face, dice) === 3)),
  fixed('any-triple', anyTriplePay, isTriple),
  ...combinations.map(([low, high]) =>
    fixed(`combination-${low}-${high}`, combinationPay, (dice) => dice.includes(low) && dice.includes(high)),
  ),
]

const byId: ReadonlyMap<string, SicBoBet> = new Map(sicBoBets.map((bet) => [bet.id, bet]))

/** The bet with an id, if the table has it. */
export const sicBoBetOf = (id: string): SicBoBet | undefined => byId.get(id)
