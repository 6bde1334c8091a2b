import { describe, expect, it } from 'vitest'
import { lhcPlaysOn } from '#games/lottery/lhc/plays.ts'
import { animalOn, animals, zodiac } from '#games/lottery/lhc/zodiac.ts'
import { addDays } from '#lib/civil-days.ts'
import { withCode } from './enumeration.ts'

describe('the zodiac of LHC', () => {
  // New moons within minutes of midnight in China: at 23:56 on 6 February 2027 and at 0:07 on 3 February 2030 (Hong Kong Observatory).
  // The calendar of the platform computes them a little less exactly, so it errs by a day on these two.
  const close = [
    ['2027-02-05', 'horse', 'goat'],
    ['2030-02-02', 'rooster', 'dog'],
  ] as const

  it('changes on the first day of the lunar year, as in the calendar of China', () => {
    const chinese = new Intl.DateTimeFormat('en-u-ca-chinese', { year: 'numeric', timeZone: 'UTC' })
    const doubtful: readonly string[] = ['2027-02-06', '2030-02-02']
    for (let day = '2020-01-25'; day < '2036-01-28'; day = addDays(day, 1)) {
      const year = Number(
        chinese.formatToParts(new Date(`${day}T12:00:00Z`)).find(({ type }) => `${type}` === 'relatedYear')?.value,
      )
      // 2020 is a year of the rat.
      if (!doubtful.includes(day)) expect([day, animalOn(day)]).toEqual([day, animals[(year - 2_020) % 12]])
    }
  })

  it.each(close)('changes after %s, close to midnight', (day, before, after) => {
    expect([animalOn(day), animalOn(addDays(day, 1))]).toEqual([before, after])
  })

  it.each(['2020-01-24', '2019-06-01', '2036-01-28', '2040-01-01'])(
    'refuses %s, whose year it does not know',
    (day) => {
      expect(() => animalOn(day)).toThrow(RangeError)
    },
  )

  it('has the published numbers of 2018, a year of the dog', () => {
    expect(zodiac('dog', 49)).toMatchObject({
      dog: [1, 13, 25, 37, 49],
      rooster: [2, 14, 26, 38],
      snake: [6, 18, 30, 42],
      dragon: [7, 19, 31, 43],
      rabbit: [8, 20, 32, 44],
    })
  })

  it.each(animals)('gives each number to one animal, and five to the own of the year of the %s', (own) => {
    const sets = zodiac(own, 49)
    expect(Object.keys(sets)).toEqual(animals)
    expect(
      Object.values(sets)
        .flat()
        .sort((one, other) => one - other),
    ).toEqual(Array.from({ length: 49 }, (_, index) => index + 1))
    for (const animal of animals) expect(sets[animal]?.length).toBe(animal === own ? 5 : 4)
  })

  it('plays with the animals of the lunar year of the draw', () => {
    const drawn = [2, 3, 4, 5, 6, 7, 1]
    const wins = (day: string) => withCode(lhcPlaysOn(day), 'special-zodiac').wins([['snake', 'horse']], drawn)
    const lines = (day: string) => withCode(lhcPlaysOn(day), 'special-zodiac').lines([['horse']])
    expect(wins('2026-02-16')).toEqual({ 'numbers-5': 1 })
    expect([lines('2026-02-16'), lines('2026-02-17')]).toEqual([{ 'numbers-4': 1 }, { 'numbers-5': 1 }])
  })
})
