import { expect, test } from 'vitest'
import { baccaratBets } from '#games/baccarat/bets.ts'
import { type Distribution, expectation, hitFrequency, largestPay } from '#games/distribution.ts'
import { dragonTigerBets } from '#games/dragon-tiger/rules.ts'
import { instants } from '#games/instants/all.ts'
import type { InstantName } from '#games/instants/names.ts'
import { merged } from '#games/instants/several-bets.ts'
import { wheelNumbers } from '#games/money-wheel/segments.ts'
import type { RandomInt } from '#games/rng.ts'
import { callBets, chipsOf } from '#games/roulette/call-bets.ts'
import { rouletteInstant } from '#games/roulette/instant.ts'
import { lightningResults } from '#games/roulette/lightning.ts'
import { lightningInstant } from '#games/roulette/lightning-instant.ts'
import { positions } from '#games/roulette/positions.ts'
import { rouletteResults } from '#games/roulette/rules.ts'
import { sicBoBets } from '#games/sic-bo/bets.ts'
import { sicBoInstant } from '#games/sic-bo/instant.ts'
import { rolls, sicBoResults } from '#games/sic-bo/rules.ts'
import { seededRandom } from '../slots/seeded-random.ts'

const mostWin = 1_000_000_00n
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index)
type Chips = readonly { readonly bet: string; readonly stake: bigint }[]

/** A bet with these chips, as it goes into a game. */
const placed = (chips: Chips) => ({
  stake: chips.reduce((sum, { stake }) => sum + stake, 0n),
  choice: { bets: chips.map(({ bet, stake }) => ({ bet, stake })) },
  mostWin,
})
/** The largest win of bets of one unit of 100 each. */
const largestOf = (name: keyof typeof instants, ...places: readonly string[]) =>
  instants[name].bet(BigInt(100 * places.length), { bets: places.map((bet) => ({ bet, stake: '100' })) }, mostWin)
    ?.largest
/** Chips of different worth at random places. */
function chipsAt(places: readonly string[], random: RandomInt): Chips {
  return places.filter(() => random(4) === 0).map((bet) => ({ bet, stake: BigInt(1 + random(500)) }))
}
const drawing = (...draws: readonly number[]): RandomInt => {
  const left = [...draws]
  return () => left.shift() ?? 0
}
const greatest = (amounts: readonly bigint[]) => amounts.reduce((most, next) => (next > most ? next : most), 0n)

test('all bets of a round add up to its stake, stand at places of the table, and none twice', () => {
  const chip = (bet: string, stake: unknown) => ({ bet, stake })
  const refused = [
    [chip('red', '100'), chip('black', '99')],
    [chip('red', '100'), chip('red', '100')],
    [chip('red', '200'), chip('split-1-5', '0')],
    [chip('split-1-5', '200')],
    [chip('red', '300'), chip('black', '-100')],
    [chip('red', 200)],
    [chip('red', '200.0')],
  ]
  for (const bets of refused) expect(instants.roulette.bet(200n, { bets }, mostWin)).toBeUndefined()
  expect(instants.roulette.bet(200n, { bets: [chip('red', '101'), chip('black', '99')] }, mostWin)).toBeDefined()
})

test('the largest win of chips on a wheel or on dice is what the best of all results pays', () => {
  for (let seed = 0; seed < 8; seed++) {
    const random = seededRandom(seed)
    const onTable = placed(
      chipsAt(
        positions.map(({ id }) => id),
        random,
      ),
    )
    const pockets = upTo(37).flatMap((pocket) => rouletteInstant.wins(rouletteInstant.begin(onTable, drawing(pocket))))
    expect(greatest(pockets)).toBe(rouletteInstant.largest(onTable))
    // The ball in a pocket, one lucky number: this pocket, with the greatest multiplier. The last place of the order is drawn first.
    const lucky = upTo(37).flatMap((pocket) =>
      lightningInstant.wins(lightningInstant.begin(onTable, drawing(pocket, 0, pocket, 99))),
    )
    expect(greatest(lucky)).toBe(lightningInstant.largest(onTable))
    const onDice = placed(
      chipsAt(
        sicBoBets.map(({ id }) => id),
        random,
      ),
    )
    const dice = rolls.flatMap((roll) =>
      sicBoInstant.wins(sicBoInstant.begin(onDice, drawing(...roll.map((die) => die - 1)))),
    )
    expect(greatest(dice)).toBe(sicBoInstant.largest(onDice))
  }
})

test.each([
  ['baccarat', baccaratBets],
  ['dragon-tiger', dragonTigerBets],
  ['money-wheel', wheelNumbers.map(String)],
] as const)('no round of %s pays more than the largest win of its chips', (name, places) => {
  for (let nonce = 0; nonce < 500; nonce++) {
    const chips = chipsAt(places, seededRandom(nonce))
    const { stake } = placed(chips)
    const bets = chips.map((chip) => ({ bet: chip.bet, stake: `${chip.stake}` }))
    if (bets.length === 0) continue
    const bet = instants[name].bet(stake, { bets }, mostWin)
    const [win = 0n] = bet?.begin({ serverSeed: 'tables', clientSeed: name, nonce }).wins ?? []
    expect(win).toBeLessThanOrEqual(bet?.largest ?? -1n)
  }
})

test('bets that cannot win together do not add up to the largest win', () => {
  expect(largestOf('roulette', 'red', 'black')).toBe(200n)
  expect(largestOf('lightning-roulette', 'straight-7', 'red')).toBe(500_00n + 200n)
  expect(largestOf('baccarat', 'player', 'banker')).toBe(200n)
  // Tied: both stakes come back beside nine times the third.
  expect(largestOf('baccarat', 'player', 'banker', 'tie')).toBe(1_100n)
  expect(largestOf('baccarat', 'banker', 'player-pair', 'banker-pair', 'either-pair')).toBe(195n + 3_000n)
  expect(largestOf('dragon-tiger', 'dragon', 'tiger')).toBe(200n)
  expect(largestOf('dragon-tiger', 'dragon', 'tie', 'suited-tie')).toBe(50n + 1_200n + 5_100n)
  // Three jokers that multiply by seven, then forty.
  expect(largestOf('money-wheel', '1', '40')).toBe(100n * (1n + 40n * 343n))
})

test.each(['baccarat', 'dragon-tiger', 'money-wheel', 'sic-bo'] as const)(
  'each bet of %s alone pays at most what its kind says',
  (name) => {
    for (const { bet, largest } of instants[name].facts()) {
      const place = { single: 'single-4', double: 'double-6', triple: 'triple-1', combination: 'combination-2-5' }[bet]
      expect(largestOf(name, place ?? bet)).toBe((100n * largest.numerator) / largest.denominator)
    }
  },
)

test('all places of a kind have the same facts', () => {
  const sicBoKind = (id: string) => /^(single|double|triple|combination)-/.exec(id)?.[1] ?? id
  const tables: Readonly<Partial<Record<InstantName, readonly { kind: string; results: Distribution }[]>>> = {
    roulette: positions.map((position) => ({ kind: position.kind, results: rouletteResults(position) })),
    'lightning-roulette': positions.map((position) => ({
      kind: position.kind,
      results: lightningResults(position),
    })),
    'sic-bo': sicBoBets.map((bet) => ({ kind: sicBoKind(bet.id), results: sicBoResults(bet) })),
  }
  for (const [name, places] of Object.entries(tables)) {
    const facts = new Map(instants[name as InstantName].facts().map((of) => [of.bet, of]))
    expect([...facts.keys()]).toEqual([...new Set(places.map(({ kind }) => kind))])
    for (const { kind, results } of places)
      expect(facts.get(kind)).toEqual({
        bet: kind,
        rtp: expectation(results),
        largest: largestPay(results),
        hitFrequency: hitFrequency(results),
      })
  }
})

test('each bet is rounded down by itself and shown with what it pays', () => {
  const bet = placed([
    { bet: 'straight-1', stake: 1n },
    { bet: 'corner-1-2-4-5', stake: 3n },
    { bet: 'even', stake: 5n },
  ])
  const round = rouletteInstant.begin(bet, drawing(1))
  expect(rouletteInstant.wins(round)).toEqual([36n + 27n])
  expect(rouletteInstant.shown(round)).toEqual({
    bets: [
      { bet: 'straight-1', stake: '1', win: '36' },
      { bet: 'corner-1-2-4-5', stake: '3', win: '27' },
      { bet: 'even', stake: '5', win: '0' },
    ],
    result: { pocket: 1 },
  })
  // Two cards of one rank: a half of three and a half of one, each rounded down.
  const sides = {
    bets: [
      { bet: 'dragon', stake: '3' },
      { bet: 'tiger', stake: '1' },
    ],
  }
  const tied = upTo(200)
    .map((nonce) =>
      instants['dragon-tiger'].bet(4n, sides, mostWin)?.begin({ serverSeed: 's', clientSeed: 'c', nonce }),
    )
    .find((dealt) => dealt && dealt.wins[0] === 1n)
  expect(tied?.shown).toMatchObject({ bets: [{ win: '1' }, { win: '0' }] })
})

test('a bet of the racetrack is chips on the table, and chips at one place are one bet', () => {
  for (const [called, chips] of [
    ['voisins', 9n],
    ['tiers', 6n],
    ['orphelins', 5n],
    ['zero', 4n],
  ] as const) {
    const laid = chipsOf(called, 50n)
    expect(laid).toHaveLength(callBets[called].length)
    const bet = placed(laid)
    expect(bet.stake).toBe(50n * chips)
    expect(rouletteInstant.offers(bet)).toBe(true)
  }
  expect(chipsOf({ number: 0, reach: 2 }, 10n)).toEqual(
    [3, 26, 0, 32, 15].map((number) => ({ bet: `straight-${number}`, stake: 10n })),
  )
  expect(() => chipsOf({ number: 0, reach: 10 }, 10n)).toThrow(RangeError)
  const both = [...chipsOf('voisins', 10n), ...chipsOf('zero', 5n)]
  expect(rouletteInstant.offers(placed(both))).toBe(false)
  expect(merged(both)).toContainEqual({ bet: 'split-12-15', stake: 15n })
  expect(rouletteInstant.offers(placed(merged(both)))).toBe(true)
  expect(placed(merged(both)).stake).toBe(90n + 20n)
})
