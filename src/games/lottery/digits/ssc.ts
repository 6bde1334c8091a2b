import type { Play } from '#games/lottery/play.ts'
import { nameOfPosition } from '#games/lottery/position-names.ts'
import type { Digits } from './draw.ts'
import { group, group3 } from './groups.ts'
import { dragonTiger, sizeAndParity, sumSize, threeOfAKind } from './options.ts'
import { anyPositions, direct, positioned } from './positions.ts'
import { spanOf, sumOf } from './sums.ts'
import { unpositioned } from './unpositioned.ts'

const all = [0, 1, 2, 3, 4]
const back4 = [1, 2, 3, 4]
/** Three positions in a row, by the name of the play. */
const threes = { front3: [0, 1, 2], middle3: [1, 2, 3], back3: [2, 3, 4] } as const
const twos = { front2: [0, 1], back2: [3, 4] } as const

const single = (count: number) => ({ name: 'single', times: 1, count })
const pair = (count: number) => ({ name: 'pair', times: 2, count })
const triple = { name: 'triple', times: 3, count: 1 }
const quad = { name: 'quad', times: 4, count: 1 }

/** Five digits in any order; the number is that of their arrangements. */
const fives: readonly Play<Digits>[] = [
  group('five-120', all, [single(5)]),
  group('five-60', all, [pair(1), single(3)]),
  group('five-30', all, [pair(2), single(1)]),
  group('five-20', all, [triple, single(2)]),
  group('five-10', all, [triple, pair(1)]),
  group('five-5', all, [quad, single(1)]),
]

const fours: readonly Play<Digits>[] = [
  group('four-24', back4, [single(4)]),
  group('four-12', back4, [pair(1), single(2)]),
  group('four-6', back4, [pair(2)]),
  group('four-4', back4, [triple, single(1)]),
]

/** The plays on three digits in a row. */
export const threePlays = (name: string, positions: readonly [number, number, number]): readonly Play<Digits>[] => [
  direct(`${name}-direct`, positions),
  sumOf(`${name}-sum`, positions),
  spanOf(`${name}-span`, positions),
  group3(`${name}-group3`, positions),
  group(`${name}-group6`, positions, [single(3)]),
  unpositioned(`${name}-any1`, positions, 1),
  unpositioned(`${name}-any2`, positions, 2),
  threeOfAKind(`${name}-shape`, positions),
]

/** The plays on two digits in a row. */
export const twoPlays = (name: string, positions: readonly [number, number]): readonly Play<Digits>[] => [
  direct(`${name}-direct`, positions),
  sumOf(`${name}-sum`, positions),
  spanOf(`${name}-span`, positions),
  group(`${name}-group`, positions, [single(2)]),
  sizeAndParity(`${name}-size`, positions),
]

const sides = all.flatMap((one) => all.filter((other) => other > one).map((other) => [one, other] as const))

/** SSC: five digits, drawn many times a day. */
export const sscPlays: readonly Play<Digits>[] = [
  direct('five-direct', all),
  ...fives,
  direct('four-direct', back4),
  ...fours,
  ...Object.entries(threes).flatMap(([name, positions]) => threePlays(name, positions)),
  ...Object.entries(twos).flatMap(([name, positions]) => twoPlays(name, positions)),
  positioned('positioned', all),
  ...[2, 3, 4].map((some) => anyPositions(`any${some}-direct`, all, some)),
  unpositioned('four-any1', back4, 1),
  unpositioned('four-any2', back4, 2),
  unpositioned('five-any1', all, 1),
  unpositioned('five-any2', all, 2),
  unpositioned('five-any3', all, 3),
  sumSize('sum-size'),
  ...sides.map(([one, other]) => dragonTiger(`sides-${nameOfPosition(one)}-${nameOfPosition(other)}`, [one, other])),
]
