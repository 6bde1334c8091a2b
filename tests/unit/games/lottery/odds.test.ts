import { describe, expect, it } from 'vitest'
import { type OddsTable, oddsFor, oddsTable, roundedUp, tableReturn } from '#games/lottery/odds.ts'
import type { Play } from '#games/lottery/play.ts'
import { fourOdds, fourPlays } from '#games/lottery/sea/four.ts'
import { laoOdds, laoPlays } from '#games/lottery/sea/lao.ts'
import { thaiOdds, thaiPlays } from '#games/lottery/sea/thai.ts'
import { totoOdds, totoPlays } from '#games/lottery/sea/toto.ts'
import { centralOdds, northOdds, southOdds, southPairOdds } from '#games/lottery/vietnam/odds.ts'
import { centralPlays, northPlays, southPairPlays, southPlays } from '#games/lottery/vietnam/plays.ts'
import { rational } from '#games/slots/rational.ts'
import { jurisdictions } from '#lib/jurisdictions/jurisdictions.ts'
import { inBasisPoints, isAtLeast } from './expect-plays.ts'

const kindsOf = ({ tiers }: Pick<Play<never>, 'tiers'>) => [...new Set(Object.values(tiers).map(({ kind }) => kind))]
const returnsOf = (plays: readonly Pick<Play<never>, 'code' | 'tiers'>[], table: OddsTable) =>
  Object.fromEntries(
    plays
      .filter(({ code }) => !code.endsWith('-places'))
      .map((play) => [play.code, kindsOf(play).map((kind) => inBasisPoints(tableReturn(table, play, kind)))]),
  )
const lotteries: Readonly<Record<string, readonly [readonly Pick<Play<never>, 'code' | 'tiers'>[], OddsTable]>> = {
  north: [northPlays, northOdds],
  central: [centralPlays, centralOdds],
  south: [southPlays, southOdds],
  southPair: [southPairPlays, southPairOdds],
  four: [fourPlays, fourOdds],
  thai: [thaiPlays, thaiOdds],
  lao: [laoPlays, laoOdds],
  toto: [totoPlays, totoOdds],
}

/** The return of each kind of line in hundredths of a percent. */
const vietnam = {
  ...{ lo2: [7_500], lo3: [6_500], lo4: [5_500], special2: [7_500], first2: [7_500], head2: [7_500] },
  ...{ head: [9_000], tail: [9_000], special3: [6_500], head3: [6_500], special4: [5_500] },
}
const central = {
  ...vietnam,
  ...{ xien2: [7_310], xien3: [6_457], xien4: [5_552], truot4: [7_674], truot8: [7_580], truot10: [7_505] },
}
const known: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = {
  north: {
    ...vietnam,
    ...{ xien2: [9_330], xien3: [7_994], xien4: [6_675], truot4: [7_639], truot8: [7_579], truot10: [7_559] },
  },
  central,
  south: { ...central, 'da-thang': [5_515] },
  southPair: { 'da-xien': [7_047] },
  four: {
    ...{ big: [6_400], 'big-box': [6_400], 'big-ibox': [6_400, 6_400, 6_400, 6_400] },
    ...{ small: [6_500], 'small-box': [6_500], 'small-ibox': [6_500, 6_500, 6_500, 6_500] },
  },
  thai: {
    ...{ top3: [9_000], 'top3-tod': [9_000, 9_000], top2: [9_000], bottom2: [9_000], front3: [9_000] },
    ...{ bottom3: [9_000], 'run-top': [8_672], 'run-bottom': [7_980] },
  },
  lao: {
    ...{ top4: [6_000], 'top4-tod': [6_000, 6_000, 6_000, 6_000], top3: [9_000], 'top3-tod': [9_000, 9_000] },
    ...{ top2: [9_000], bottom2: [9_000], 'run-top': [8_672], 'run-bottom': [7_980] },
  },
  toto: { toto: [5_966] },
}

const markets = Object.values(jurisdictions).map(({ code, leastReturn }) => [code, leastReturn] as const)

describe.each(Object.entries(lotteries))('the odds of %s', (name, [plays, usual]) => {
  it('return what they are known to', () => {
    expect(returnsOf(plays, usual)).toEqual(known[name])
  })

  it('are the same whether numbers are typed or made of digits', () => {
    for (const { code } of plays.filter((play) => play.code.endsWith('-places')))
      expect(usual[code]).toEqual(usual[code.replace('-places', '')])
  })

  it('stay where no law demands more', () => {
    expect(oddsFor(0, plays, usual)).toEqual(usual)
  })

  it.each(markets)(
    'return in %s at least what its law demands, and never more than the stake',
    (_code, leastReturn) => {
      const table = oddsFor(leastReturn, plays, usual)
      const least = rational(BigInt(leastReturn), 10_000n)
      for (const play of plays)
        for (const kind of kindsOf(play)) {
          const now = tableReturn(table, play, kind)
          expect([play.code, kind, isAtLeast(now, least), isAtLeast(rational(1n), now)]).toEqual([
            play.code,
            kind,
            true,
            true,
          ])
          const before = tableReturn(usual, play, kind)
          if (isAtLeast(before, least)) expect([play.code, kind, now]).toEqual([play.code, kind, before])
        }
    },
  )
})

describe('the table of a market that demands 85 %', () => {
  const pays = (table: OddsTable, code: string) =>
    Object.values(table[code] ?? {}).map(({ numerator, denominator }) => Number(numerator) / Number(denominator))
  const tableOf = (name: string) => {
    const [plays, usual] = lotteries[name] ?? [[], {}]
    return [plays, oddsFor(8_500, plays, usual)] as const
  }

  it.each([
    ['four', 'big', [3_350, 1_350, 665, 240, 80], 8_565n],
    ['four', 'small', [4_600, 2_650, 1_350], 8_600n],
    ['north', 'lo2', [85], 8_500n],
    ['north', 'lo4', [8_500], 8_500n],
    ['thai', 'top3', [900], 9_000n],
    ['thai', 'run-top', [3.2], 8_672n],
    ['thai', 'run-bottom', [4.5], 8_550n],
    ['lao', 'top4', [8_500], 8_500n],
  ] as const)('%s %s pays %j', (name, code, odds, hundredths) => {
    const [plays, table] = tableOf(name)
    const play = plays.find((one) => one.code === code)
    expect(pays(table, code)).toEqual(odds)
    expect(play && tableReturn(table, play, 'line')).toEqual(rational(hundredths, 10_000n))
  })

  it('has an exact return for Toto too', () => {
    const [plays, table] = tableOf('toto')
    expect(pays(table, 'toto')).toEqual([4_300_000, 215_000, 3_600, 1_000, 71.5, 36, 14.5])
    // The lines of each group are 1, 6, 252, 630, 12,915, 17,220 and 229,600 of 13,983,816.
    const paid = 4_300_000n + 6n * 215_000n + 252n * 3_600n + 630n * 1_000n
    const twice = 2n * paid + 12_915n * 143n + 17_220n * 72n + 229_600n * 29n
    expect(plays[0] && tableReturn(table, plays[0], 'line')).toEqual(rational(twice, 2n * 13_983_816n))
  })
})

it.each([
  [rational(425n, 95n), rational(45n, 10n)],
  [rational(797n, 10n), rational(80n)],
  [rational(1_328n), rational(1_350n)],
  [rational(1_350n), rational(1_350n)],
  [rational(996n, 100n), rational(10n)],
  [rational(99_999n), rational(100_000n)],
  [rational(1n), rational(1n)],
  [rational(101n, 100n), rational(105n, 100n)],
])('odds are rounded up to a number that reads well: %#', (odds, rounded) => {
  expect(roundedUp(odds)).toEqual(rounded)
})

it.each([
  ['of a play that is not there', { top3: 900, nine: 9 }],
  ['none for a play', {}],
  ['of a tier that is not there', { top3: { line: 900, other: 1 } }],
  ['none for a tier', { top3: {} }],
])('no table has odds %s', (_what, written) => {
  const plays = thaiPlays.filter(({ code }) => code.startsWith('top3') && !code.includes('tod'))
  expect(() => oddsTable(plays, written)).toThrow(RangeError)
  expect(() => oddsTable(plays, { top3: 900 })).not.toThrow()
})
