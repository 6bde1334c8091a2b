import { expect, test } from 'vitest'
import { timeLeft } from '#lib/time-left.ts'
import { nextOf } from '#stores/play/draws/results.ts'

const lottery = (nodeId: number, drawsAt?: string) => ({
  ...{ nodeId, gameCode: `${nodeId}`, type: 'ssc', last: null },
  next: drawsAt === undefined ? null : { issue: '20261130-0001', closesAt: drawsAt, drawsAt },
})

test('a house shows the lottery that draws next; one without an open draw comes last (rule 40.28)', () => {
  const all = [lottery(1), lottery(2, '2026-11-30T12:00:00.000Z'), lottery(3, '2026-11-30T11:00:00.000Z'), lottery(4)]
  const chosen = (...nodes: number[]) => nextOf(all, nodes)?.nodeId
  expect([chosen(1, 2, 3), chosen(1, 2), chosen(1, 4), chosen(5)]).toEqual([3, 2, 1, undefined])
})

test('the time until a draw counts seconds that have begun', () => {
  expect([-1, 0, 1, 1_781_000, 3_600_000, 90_061_000].map(timeLeft)).toEqual([
    { days: 0, clock: '0:00' },
    { days: 0, clock: '0:00' },
    { days: 0, clock: '0:01' },
    { days: 0, clock: '29:41' },
    { days: 0, clock: '1:00:00' },
    { days: 1, clock: '1:01:01' },
  ])
})
