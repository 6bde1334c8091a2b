import { describe, expect, test } from 'vitest'
import { fairDraw, type RoundSeed } from '#games/fairness/stream.ts'
import { instants } from '#games/instants/all.ts'
import type { Json } from '#games/instants/instant.ts'
import { type InstantName, instantNames } from '#games/instants/names.ts'
import { isLong } from '#tests/support/effort.ts'
import { samples } from '../instants/plays.ts'

/**
 * The usual tests of a sequence of draws, each at 99 %. All seeds are fixed, so a sequence passes always or never: what fails here is a
 * stream whose draws depend on something that they must not depend on.
 */
const draws = isLong ? 1_000_000 : 20_000
const sides = 100
/** What 99 % of all normal values stay within, in standard deviations. */
const normal99 = 2.5758
/** What 99 % of all values of chi-squared with 99 degrees of freedom stay below (NIST/SEMATECH e-Handbook, 1.3.6.7.4). */
const chiSquared99 = 134.642

const [serverSeed, clientSeed] = ['arara-test-server-seed', 'arara-test-client-seed']
const first = (seed: RoundSeed) => fairDraw(seed)(sides)

/** Sequences of draws from 0 to 99. */
const sequences: Readonly<Record<string, (index: number) => number>> = {
  'rounds of one member, each after the others': (nonce) => first({ serverSeed, clientSeed, nonce }),
  'first rounds of members, each with a seed of their own': (member) =>
    first({ serverSeed, clientSeed: `${member}`, nonce: 0 }),
  'first rounds after rotations, each with another seed of the house': (pair) =>
    first({ serverSeed: `${serverSeed}-${pair}`, clientSeed, nonce: 0 }),
  'draws of one long round': oneRound(),
}

function oneRound(): (index: number) => number {
  const draw = fairDraw({ serverSeed, clientSeed, nonce: 0 })
  return () => draw(sides)
}

/** Chi-squared of how often each number came. */
function frequency(values: Uint8Array): number {
  const seen = new Uint32Array(sides)
  for (const value of values) seen[value] = (seen[value] ?? 0) + 1
  const expected = values.length / sides
  return seen.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

/** How far the number of runs of low and high values is from the expected one, in standard deviations (Wald and Wolfowitz). */
function runs(values: Uint8Array): number {
  const isHigh = (value: number | undefined) => (value ?? 0) >= sides / 2
  const high = values.reduce((count, value) => count + Number(isHigh(value)), 0)
  const low = values.length - high
  const found = values.reduce(
    (count, value, index) => count + Number(index === 0 || isHigh(value) !== isHigh(values[index - 1])),
    0,
  )
  const expected = 1 + (2 * high * low) / values.length
  const variance = ((expected - 1) * (expected - 2)) / (values.length - 1)
  return (found - expected) / Math.sqrt(variance)
}

/** Correlation of each value with the one before it, in standard deviations. */
function correlation(values: Uint8Array): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  let [together, alone] = [0, 0]
  for (const [index, value] of values.entries()) {
    alone += (value - mean) ** 2
    if (index > 0) together += (value - mean) * ((values[index - 1] ?? 0) - mean)
  }
  return (together / alone) * Math.sqrt(values.length)
}

describe.each(Object.entries(sequences))('%s', (_, drawn) => {
  test('are uniform and independent of each other', { timeout: 600_000 }, () => {
    const values = Uint8Array.from({ length: draws }, (_none, index) => drawn(index))
    expect(frequency(values)).toBeLessThan(chiSquared99)
    expect(Math.abs(runs(values))).toBeLessThan(normal99)
    expect(Math.abs(correlation(values))).toBeLessThan(normal99)
  })
})

test('the tests find draws that remember the one before, and draws that are not uniform', () => {
  const draw = fairDraw({ serverSeed, clientSeed, nonce: 0 })
  let last = 0
  const sticky = Uint8Array.from({ length: 20_000 }, () => {
    last = draw(10) === 0 ? last : draw(sides)
    return last
  })
  expect(Math.abs(runs(sticky))).toBeGreaterThan(normal99)
  expect(Math.abs(correlation(sticky))).toBeGreaterThan(normal99)
  const folded = Uint8Array.from({ length: 20_000 }, () => draw(128) % sides)
  expect(frequency(folded)).toBeGreaterThan(chiSquared99)
})

/** What the beginning of a round draws: each bound and its draw. */
function drawnBy(
  name: InstantName,
  stake: bigint,
  choice: Json,
  nonce: number,
): readonly (readonly [number, number])[] {
  const found: [number, number][] = []
  const bet = instants[name].bet(stake, choice, 1_000_000n * stake)
  if (!bet) throw new RangeError(`${name} does not offer ${JSON.stringify(choice)} for ${stake}`)
  bet.begin({ serverSeed, clientSeed, nonce }, (seed) => {
    const draw = fairDraw(seed)
    return (below) => {
      const drawn = draw(below)
      found.push([below, drawn])
      return drawn
    }
  })
  return found
}

/** A choice whose bets at places, if it has any, are so many times as high. */
const raised = (choice: Json, times: bigint): Json =>
  JSON.parse(JSON.stringify(choice), (name, value) => (name === 'stake' ? `${BigInt(value) * times}` : value))

test.each(instantNames)('what a round of %s draws does not depend on the stake', (name) => {
  for (const choice of samples[name].choices)
    for (const nonce of [0, 1, 2, 3]) {
      const drawn = drawnBy(name, 120n, choice, nonce)
      expect(drawn.length).toBeGreaterThan(0)
      expect(drawnBy(name, 120_000n, raised(choice, 1_000n), nonce)).toEqual(drawn)
    }
})
