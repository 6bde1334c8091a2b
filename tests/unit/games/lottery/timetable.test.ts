import { describe, expect, it } from 'vitest'
import { type Issue, issuesOf, nextIssues, type Timetable } from '#games/lottery/timetable.ts'
import { addDays } from '#lib/civil-days.ts'

const every = (changes: Partial<Timetable> = {}): Timetable => ({
  zone: 'America/Sao_Paulo',
  draws: { kind: 'every', minutes: 10, from: '09:00', until: '22:00' },
  leadMs: 30_000,
  ...changes,
})
const iso = ({ drawsAt }: Pick<Issue, 'drawsAt'>) => new Date(drawsAt).toISOString()
const gaps = (issues: readonly Issue[]) =>
  issues.slice(1).map(({ drawsAt }, index) => drawsAt - (issues[index]?.drawsAt ?? 0))

describe('the draws of a day', () => {
  it('begin and end as the timetable says, and close before they are drawn', () => {
    const issues = issuesOf(every(), '2026-11-21')
    expect(issues).toHaveLength(78)
    expect(issues[0]).toEqual({
      ...{ id: '20261121-0001', day: '2026-11-21' },
      closesAt: Date.parse('2026-11-21T11:59:30Z'),
      drawsAt: Date.parse('2026-11-21T12:00:00Z'),
    })
    expect(issues.at(-1)).toMatchObject({ id: '20261121-0078', drawsAt: Date.parse('2026-11-22T00:50:00Z') })
  })

  it('after midnight belong to the day on which their series began', () => {
    const night = every({ draws: { kind: 'every', minutes: 20, from: '10:00', until: '02:00' } })
    const issues = issuesOf(night, '2026-12-31')
    expect(issues).toHaveLength(48)
    expect(issues.at(-1)).toMatchObject({ id: '20261231-0048', drawsAt: Date.parse('2027-01-01T04:40:00Z') })
    const at = Date.parse('2027-01-01T04:30:00Z')
    expect(nextIssues(night, at, 2).map(({ id }) => id)).toEqual(['20261231-0048', '20270101-0001'])
  })

  it('around the clock follow each other without a gap, also where the clock is moved', () => {
    const clock = every({
      zone: 'America/New_York',
      draws: { kind: 'every', minutes: 5, from: '00:00', until: '24:00' },
    })
    // Summer time begins on 8 March 2026 and ends on 1 November.
    expect(issuesOf(clock, '2026-03-08')).toHaveLength(23 * 12)
    expect(issuesOf(clock, '2026-11-01')).toHaveLength(25 * 12)
    for (const first of ['2026-03-06', '2026-10-30']) {
      const days = Array.from({ length: 5 }, (_, index) => addDays(first, index))
      const issues = days.flatMap((day) => issuesOf(clock, day))
      expect(new Set(gaps(issues))).toEqual(new Set([300_000]))
      expect(new Set(issues.map(({ id }) => id)).size).toBe(issues.length)
    }
  })

  it('at fixed times are at those times of the zone, on its days of the week, and never on a holiday', () => {
    const hanoi = every({
      zone: 'Asia/Ho_Chi_Minh',
      draws: { kind: 'at', times: ['18:15'] },
      weekdays: [0, 3],
      holidays: ['2026-02-16'],
    })
    expect(issuesOf(hanoi, '2026-02-19').map(iso)).toEqual(['2026-02-19T11:15:00.000Z'])
    expect(issuesOf(hanoi, '2026-02-16')).toEqual([])
    expect(issuesOf(hanoi, '2026-02-18')).toEqual([])
    expect(nextIssues(hanoi, Date.parse('2026-02-13T00:00:00Z'), 3).map(({ day }) => day)).toEqual([
      ...['2026-02-19', '2026-02-23', '2026-02-26'],
    ])
  })

  it('at a time that does not exist are as much later as the clock is set forward, and one that comes twice is the first', () => {
    const at = (time: string, day: string) =>
      issuesOf(every({ zone: 'America/New_York', draws: { kind: 'at', times: [time] } }), day).map(iso)
    expect(at('02:30', '2026-03-08')).toEqual(['2026-03-08T07:30:00.000Z'])
    expect(at('01:30', '2026-11-01')).toEqual(['2026-11-01T05:30:00.000Z'])
    expect(at('24:00', '2026-11-01')).toEqual(['2026-11-02T05:00:00.000Z'])
  })
})

describe('the next issues', () => {
  it('are those that still take bets', () => {
    const issues = nextIssues(every(), Date.parse('2026-11-21T12:09:29Z'), 2)
    expect(issues.map(({ id }) => id)).toEqual(['20261121-0002', '20261121-0003'])
    expect(nextIssues(every(), Date.parse('2026-11-21T12:09:30Z'), 1).map(({ id }) => id)).toEqual(['20261121-0003'])
  })

  it('do not exist where nothing is drawn any more', () => {
    expect(nextIssues(every({ weekdays: [] }), Date.parse('2026-11-21T12:00:00Z'), 3)).toEqual([])
  })
})
