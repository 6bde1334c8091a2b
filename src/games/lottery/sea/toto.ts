import { combinations } from '#games/combinations.ts'
import { drawnFrom } from '#games/fairness/shuffle.ts'
import { oddsTable } from '#games/lottery/odds.ts'
import { type Counts, only, type Play, type Tier } from '#games/lottery/play.ts'
import type { RandomInt } from '#games/rng.ts'
import { rational } from '#games/slots/rational.ts'

/** Toto: six numbers of 49, and an additional one. */
export interface TotoDraw {
  readonly numbers: readonly number[]
  readonly additional: number
}

const balls = 49
const drawnBalls = 6
/** The most numbers of one choice: System 12. */
const mostNumbers = 12

export function drawToto(random: RandomInt): TotoDraw {
  const [additional = 0, ...numbers] = drawnFrom(balls, drawnBalls + 1, random).map((ball) => ball + 1)
  return { numbers, additional }
}

/** The prize groups: how many of the six a line has, and whether the additional number is among its others. */
const groups = [
  { name: 'group1', main: 6, additional: 0 },
  { name: 'group2', main: 5, additional: 1 },
  { name: 'group3', main: 5, additional: 0 },
  { name: 'group4', main: 4, additional: 1 },
  { name: 'group5', main: 4, additional: 0 },
  { name: 'group6', main: 3, additional: 1 },
  { name: 'group7', main: 3, additional: 0 },
] as const

/**
 * How many lines are in a group, of numbers of which some are among the six, some (none or one) are the additional one, and the rest are
 * neither. All numbers together give all lines that there are.
 */
const linesIn = ({ main, additional }: (typeof groups)[number], six: number, extra: number, rest: number): bigint =>
  combinations(six, main) * combinations(extra, additional) * combinations(rest, drawnBalls - main - additional)

/** A line is six numbers, and wins the highest group that it reaches. A System of 7 to 12 numbers is all lines that they give. */
const toto: Play<TotoDraw> = {
  code: 'toto',
  board: [{ name: 'numbers', options: Array.from({ length: balls }, (_, ball) => `${ball + 1}`), most: mostNumbers }],
  lines: ([chosen = []]) => only('line', Number(combinations(chosen.length, drawnBalls))),
  wins: ([chosen = []], { numbers, additional }): Counts => {
    const six = numbers.filter((number) => chosen.includes(`${number}`)).length
    const extra = chosen.includes(`${additional}`) ? 1 : 0
    return Object.fromEntries(
      groups.map((group) => [group.name, Number(linesIn(group, six, extra, chosen.length - six - extra))]),
    )
  },
  tiers: Object.fromEntries(
    groups.map((group): [string, Tier] => [
      group.name,
      {
        kind: 'line',
        expected: rational(linesIn(group, drawnBalls, 1, balls - drawnBalls - 1), combinations(balls, drawnBalls)),
      },
    ]),
  ),
}

export const totoPlays: readonly Play<TotoDraw>[] = [toto]

/** Fixed odds, without a pool. The last three groups pay what those of Singapore do; the others are ours. */
export const totoOdds = oddsTable(totoPlays, {
  toto: {
    group1: 3_000_000,
    group2: 150_000,
    group3: 2_500,
    group4: 700,
    group5: 50,
    group6: 25,
    group7: 10,
  },
})
