import { describe, expect, test } from 'vitest'
import { missionFault } from '#gateway/rewards/missions/mission-files.ts'
import { daysBetween, missionSpan } from '#gateway/rewards/missions/periods.ts'
import { streakOf } from '#gateway/rewards/missions/streak.ts'
import { someMissions } from '#tests/support/missions.ts'

const days = (...played: string[]) => played.map((day) => ({ day, at: new Date(`${day}T12:00:00.000Z`) }))

describe('days in a row', () => {
  test.each([
    [days(), 0n],
    [days('2026-10-25'), 1n],
    [days('2026-10-24', '2026-10-25'), 2n],
    // Today may still be played.
    [days('2026-10-23', '2026-10-24'), 2n],
    // A missed day starts the count again.
    [days('2026-10-22', '2026-10-23'), 0n],
    [days('2026-10-22', '2026-10-24', '2026-10-25'), 2n],
    [days('2026-09-30', '2026-10-01'), 0n],
  ])('%j', (played, progress) => {
    expect(streakOf(played, 3n, '2026-10-25')).toEqual({ progress, reachedAt: undefined })
  })

  test('a completed mission stays complete, with the bet that completed it', () => {
    const played = days('2026-02-27', '2026-02-28', '2026-03-01', '2026-03-02')
    const done = { progress: 3n, reachedAt: new Date('2026-03-01T12:00:00.000Z') }
    expect(streakOf(played, 3n, '2026-10-25')).toEqual(done)
  })
})

describe('periods', () => {
  const season = { from: new Date('2026-01-01T00:00:00.000Z'), to: null }
  const span = (period: 'day' | 'week' | 'once', at: string) => {
    const { from, to } = missionSpan(period, 'Europe/Lisbon', new Date(at), season)
    return [from.toISOString(), to?.toISOString()]
  }

  test.each([
    ['day', '2026-10-24T22:59:59.999Z', '2026-10-23T23:00:00.000Z', '2026-10-24T23:00:00.000Z'],
    ['day', '2026-10-24T23:00:00.000Z', '2026-10-24T23:00:00.000Z', '2026-10-26T00:00:00.000Z'],
    ['day', '2027-03-28T12:00:00.000Z', '2027-03-28T00:00:00.000Z', '2027-03-28T23:00:00.000Z'],
    // Monday to Sunday, with the hour that is lost.
    ['week', '2027-03-28T22:59:59.999Z', '2027-03-22T00:00:00.000Z', '2027-03-28T23:00:00.000Z'],
  ] as const)('the %s of %s', (period, at, from, to) => {
    expect(span(period, at)).toEqual([from, to])
  })

  test('the period of "once" is the season', () => {
    expect(span('once', '2026-10-24T12:00:00.000Z')).toEqual(['2026-01-01T00:00:00.000Z', undefined])
  })

  test('days follow each other without a gap over a change of the clock, limited to the last ones', () => {
    const all = daysBetween('Europe/Lisbon', new Date('2026-10-24T12:00:00Z'), new Date('2026-10-26T12:00:00Z'), 9)
    expect(all.map(({ day }) => day)).toEqual(['2026-10-24', '2026-10-25', '2026-10-26'])
    expect(all.slice(1).map(({ from }) => from)).toEqual(all.slice(0, -1).map(({ to }) => to))
    const last = daysBetween('Europe/Lisbon', new Date('2026-10-24T12:00:00Z'), new Date('2026-10-26T12:00:00Z'), 2)
    expect(last.map(({ day }) => day)).toEqual(['2026-10-25', '2026-10-26'])
  })
})

describe('a file of missions', () => {
  const [first] = someMissions.missions
  const fault = (changed: object) =>
    missionFault({ ...someMissions, missions: first ? [{ ...first, ...changed }] : [] })

  test.each([
    [{}, undefined],
    [{ kind: 'streak' }, 'three is a row of days within one day'],
    [{ kind: 'streak', period: 'week', target: '8' }, 'three asks for more days in a row than can be'],
    [{ kind: 'deposits', categories: ['RNG'] }, 'three counts deposits, which have no category'],
    [{ titles: {} }, 'three has no title'],
  ])('%j', (changed, said) => {
    expect(fault(changed)).toBe(said)
  })

  test('names each mission once, and pays no play money', () => {
    expect(missionFault({ ...someMissions, missions: first ? [first, first] : [] })).toBe('three is there twice')
    expect(missionFault({ ...someMissions, currency: 'FUN' })).toBe('play money is no reward')
  })
})
