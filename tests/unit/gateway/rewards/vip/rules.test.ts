import { expect, test } from 'vitest'
import { rankAfter } from '#gateway/rewards/vip/month-end.ts'
import { levelIn, levelName } from '#gateway/rewards/vip/programme.ts'
import { programmeFault } from '#gateway/rewards/vip/put-programme.ts'
import { periodAt } from '#lib/periods.ts'
import { someProgramme } from '#tests/support/vip.ts'

const iso = (period: 'day' | 'week', timeZone: string, at: string) => {
  const { from, to } = periodAt(period, timeZone, new Date(at))
  return [from.toISOString(), to.toISOString(), (to.getTime() - from.getTime()) / 3_600_000]
}

test('a day of 25 hours and one of 23 are periods, and each moment is in one', () => {
  const long = ['2026-10-24T23:00:00.000Z', '2026-10-26T00:00:00.000Z', 25]
  expect(iso('day', 'Europe/Lisbon', '2026-10-24T23:00:00.000Z')).toEqual(long)
  expect(iso('day', 'Europe/Lisbon', '2026-10-25T23:59:59.999Z')).toEqual(long)
  expect(iso('day', 'Europe/Lisbon', '2026-10-24T22:59:59.999Z')[1]).toBe('2026-10-24T23:00:00.000Z')
  expect(iso('day', 'Europe/Lisbon', '2026-10-26T00:00:00.000Z')[0]).toBe('2026-10-26T00:00:00.000Z')
  const short = ['2026-03-29T00:00:00.000Z', '2026-03-29T23:00:00.000Z', 23]
  expect(iso('day', 'Europe/Lisbon', '2026-03-29T22:59:59.999Z')).toEqual(short)
})

test('a week begins on Monday, over a month and a year too', () => {
  const week = ['2026-12-28T03:00:00.000Z', '2027-01-04T03:00:00.000Z', 168]
  expect(iso('week', 'America/Sao_Paulo', '2026-12-28T03:00:00.000Z')).toEqual(week)
  expect(iso('week', 'America/Sao_Paulo', '2027-01-04T02:59:59.999Z')).toEqual(week)
  expect(iso('week', 'Europe/Lisbon', '2026-10-25T12:00:00.000Z')[2]).toBe(169)
})

const levels = [0n, 100n, 200n].map((needed, place) => ({
  rank: place + 1,
  names: { pt: `Nível ${place + 1}` },
  needed,
  bonus: 0n,
  maintained: [null, 10n, 30n][place] ?? null,
  benefit: 0n,
  rates: {},
}))

test('a rank gives its level: everybody has a level without conditions, and a shorter programme ends at its highest', () => {
  expect([0, 1, 2, 3, 8].map((reached) => levelIn({ levels }, reached)?.rank)).toEqual([1, 1, 2, 3, 3])
  expect(levelIn({ levels: levels.slice(1) }, 0)).toBeUndefined()
  expect(levelName({ rank: 2, names: { pt: 'Prata', en: 'Silver' } }, 'en-GB')).toBe('Silver')
  expect(levelName({ rank: 2, names: { pt: 'Prata' } }, 'en')).toBe('Prata')
})

test.each([
  { what: 'less than asked for', rank: 3, played: 29n, after: 2 },
  { what: 'exactly what is asked for', rank: 3, played: 30n, after: 3 },
  { what: 'less, in the month in which it was reached', rank: 3, played: 0n, isNew: true, after: 3 },
  { what: 'nothing at a level that asks for nothing', rank: 1, highest: 1, played: 0n, after: 1 },
  { what: 'enough for the level that was lost', rank: 2, played: 30n, after: 3 },
  { what: 'enough for this one but not for the lost one', rank: 2, played: 29n, after: 2 },
  { what: 'enough for two lost ones, which come back one by one', rank: 1, played: 30n, after: 2 },
  { what: 'enough for one that was never reached', rank: 2, highest: 2, played: 30n, after: 2 },
])('after a month with $what, level $rank is level $after', ({ after, highest = 3, isNew = false, ...month }) => {
  expect(rankAfter({ levels }, { ...month, highest, isNew })).toBe(after)
})

test('a month ends where the next one begins, over clock changes and a year', () => {
  const month = (timeZone: string, at: string) => {
    const { from, to } = periodAt('month', timeZone, new Date(at))
    return [from.toISOString(), to.toISOString()]
  }
  const october = ['2026-09-30T23:00:00.000Z', '2026-11-01T00:00:00.000Z']
  expect(month('Europe/Lisbon', '2026-09-30T23:00:00.000Z')).toEqual(october)
  expect(month('Europe/Lisbon', '2026-10-31T23:59:59.999Z')).toEqual(october)
  expect(month('UTC', '2026-12-31T23:59:59.999Z')).toEqual(['2026-12-01T00:00:00.000Z', '2027-01-01T00:00:00.000Z'])
  expect(month('UTC', '2028-02-29T00:00:00.000Z')).toEqual(['2028-02-01T00:00:00.000Z', '2028-03-01T00:00:00.000Z'])
})

test('an unusable programme is refused with the reason', () => {
  const [first, second, third] = someProgramme.levels
  if (!first || !second || !third) throw new Error('The programme has too few levels.')
  const faultOf = (...levels: (typeof first)[]) => programmeFault({ ...someProgramme, levels })
  expect(programmeFault(someProgramme)).toBeUndefined()
  expect(faultOf(first, third, second)).toContain('level 3 needs no more')
  expect(faultOf(second, { ...third, needed: second.needed })).toContain('level 2 needs no more')
  expect(faultOf({ ...first, bonus: '1' })).toContain('level 1 needs nothing')
  expect(faultOf({ ...first, rates: { SLOTS: 1 } })).toContain('SLOTS, which is no category')
  expect(faultOf({ ...first, maintained: '1' })).toContain('nobody can lose it')
  expect(faultOf({ ...second, maintained: '0' })).toContain('write null')
  expect(faultOf({ ...first, names: {} })).toContain('level 1 has no name')
})
