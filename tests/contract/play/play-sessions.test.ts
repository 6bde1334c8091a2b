import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ResponseOf } from '#contract/define-call.ts'
import { getBettingDays } from '#contract/play/history/get-betting-days.ts'
import { getBettingHistory } from '#contract/play/history/get-betting-history.ts'
import { getPlaySessions, type PlaySession } from '#contract/play/history/get-play-sessions.ts'
import { getSessionBets } from '#contract/play/history/get-session-bets.ts'
import { spinSlots } from '#contract/play/slots/spin-slots.ts'
import { fakeClock } from '#tests/support/clock.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { fundedMember, launch, logIn } from '#tests/support/people.ts'

const minute = 60_000
const november = { from: '2026-11-01', to: '2026-11-30' }

let gateway: TestGateway
let token: string
let sessions: ResponseOf<typeof getPlaySessions>

/** Spins in a game once a minute. */
async function play(nodeId: number, spins: number) {
  for (let spin = 0; spin < spins; spin++) {
    const game = await launch(gateway, token, 'real', nodeId)
    ;(await gateway.call(spinSlots, { stake: 1_00n }, { token: game, key: crypto.randomUUID() })).value()
    gateway.clock.advance(minute)
  }
}

const all = <Value>(of: (session: PlaySession) => Value) => sessions.days.flatMap((day) => day.sessions.map(of))

beforeAll(async () => {
  gateway = await testGateway({ seeded: true, clock: fakeClock(new Date('2026-11-20T14:00:00.000Z')) })
  const member = await fundedMember(gateway, 200_00n)
  token = member.token
  await play(1001, 3)
  await play(1002, 2)
  // Within half an hour of its last spin: the first game goes on.
  await play(1001, 2)
  gateway.clock.advance(25 * minute)
  await gateway.call(getBettingDays, november, { token })
  gateway.clock.advance(6 * minute)
  await play(1001, 1)
  // The next civil day in São Paulo begins at 03:00 UTC.
  gateway.clock.advance(13 * 60 * minute)
  token = await logIn(gateway, member)
  await play(1002, 1)
  sessions = (await gateway.call(getPlaySessions, november, { token })).value()
})
afterAll(() => closeReconciled(gateway))

test('bets of a game with short pauses are one session, newest first (rule 10.55)', () => {
  expect(all(({ nodeId, bets }) => [nodeId, bets])).toEqual([
    [1002, 1],
    [1001, 1],
    [1001, 5],
    [1002, 2],
  ])
  expect(sessions.days.map(({ day, bets }) => [day, bets])).toEqual([
    ['2026-11-21', 1],
    ['2026-11-20', 8],
  ])
  expect(sessions.earlier).toBeNull()
})

test('days have the sums of the other history, and the largest win is that of a bet', async () => {
  const { list } = (await gateway.call(getBettingDays, november, { token })).value()
  const sums = sessions.days.map(({ day, bets, stake, win, net }) => ({ day, bets, stake, win, net }))
  expect(sums.reverse()).toEqual(list)
  const bets = (await gateway.call(getBettingHistory, { pageSize: 100 }, { token })).value().list
  const best = bets.reduce((most, { win }) => (win !== null && win > most ? win : most), 0n)
  expect(all(({ bestWin }) => bestWin).reduce((most, win) => (win > most ? win : most), 0n)).toBe(best)
})

test('a session opens to its bets, page by page, and to nobody else’s', async () => {
  const long = all((session) => session).find(({ bets }) => bets === 5)
  if (!long) throw new Error('No session of five bets')
  const { nodeId, gameType, firstBetId, lastBetId } = long
  const input = { nodeId, gameType, firstBetId, lastBetId, pageSize: 3 }
  const first = (await gateway.call(getSessionBets, input, { token })).value()
  const second = (await gateway.call(getSessionBets, { ...input, cursor: first.next ?? '' }, { token })).value()
  const listed = [...first.list, ...second.list]
  expect(listed.map(({ betId }) => betId)).toHaveLength(5)
  expect(new Set(listed.map(({ gameCode }) => gameCode)).size).toBe(1)
  expect([listed[0]?.betId, listed[4]?.betId]).toEqual([lastBetId, firstBetId])
  expect(second.next).toBeNull()
  const back = (await gateway.call(getSessionBets, { ...input, cursor: second.previous ?? '' }, { token })).value()
  expect(back.list).toEqual(first.list)
  const other = await fundedMember(gateway, 10_00n)
  expect((await gateway.call(getSessionBets, input, { token: other.token })).value().list).toEqual([])
})
