import { expect, test } from 'vitest'
import { levelIn, levelName } from '#gateway/vip/programme.ts'
import { programmeFault } from '#gateway/vip/put-programme.ts'
import { periodOf } from '#gateway/vip/rebate-rules.ts'
import { someProgramme } from '#tests/support/vip.ts'

const iso = (period: 'day' | 'week', timeZone: string, at: string) => {
  const { from, to } = periodOf({ period, timeZone }, new Date(at))
  return [from.toISOString(), to.toISOString(), (to.getTime() - from.getTime()) / 3_600_000]
}

test('a day of 25 hours and one of 23 are periods, and each moment lies in one', () => {
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
  rates: {},
}))

test('the level of a rank: what needs nothing is everybody’s, and a shorter programme ends at its highest', () => {
  expect([0, 1, 2, 3, 8].map((reached) => levelIn({ levels }, reached)?.rank)).toEqual([1, 1, 2, 3, 3])
  expect(levelIn({ levels: levels.slice(1) }, 0)).toBeUndefined()
  expect(levelName({ rank: 2, names: { pt: 'Prata', en: 'Silver' } }, 'en-GB')).toBe('Silver')
  expect(levelName({ rank: 2, names: { pt: 'Prata' } }, 'en')).toBe('Prata')
})

test('a programme that cannot be used says why', () => {
  const [first, second, third] = someProgramme.levels
  if (!first || !second || !third) throw new Error('The programme has too few levels.')
  const faultOf = (...levels: (typeof first)[]) => programmeFault({ currency: 'BRL', levels })
  expect(programmeFault(someProgramme)).toBeUndefined()
  expect(faultOf(first, third, second)).toContain('level 3 needs no more')
  expect(faultOf(second, { ...third, needed: second.needed })).toContain('level 2 needs no more')
  expect(faultOf({ ...first, bonus: '1' })).toContain('level 1 needs nothing')
  expect(faultOf({ ...first, rates: { SLOTS: 1 } })).toContain('SLOTS, which is no category')
  expect(faultOf({ ...first, names: {} })).toContain('level 1 has no name')
})
