import { afterAll, beforeAll, expect, test } from 'vitest'
import type { RequestOf } from '#contract/define-call.ts'
import { getGameReturns } from '#contract/play/returns/get-game-returns.ts'
import { hours } from '#tests/support/clock.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { returnsCounted } from '#tests/support/returns.ts'
import { byOwner, newMember, writeManyRounds } from '#tests/support/rounds.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ seeded: true })
})
afterAll(() => gateway.close())

const ask = (request: Partial<RequestOf<typeof getGameReturns>> = {}) =>
  gateway.call(getGameReturns, { pageSize: 20, language: 'pt', ...request })
const list = async (request: Parameters<typeof ask>[0] = {}) =>
  (await ask(request)).value().list.map(({ nodeId, rounds }) => [nodeId, rounds])

let nextId = 1
/** Rounds with stakes of 0.20 to 0.26 and wins of 0, 0.15 and 0.30, now. */
async function play(node: number, count: number): Promise<void> {
  const { database, now } = gateway.deps
  const memberId = await newMember(database)
  const rounds = { count, memberId, firstId: nextId, node: `${node}`, placedAt: `'${now().toISOString()}'` }
  await writeManyRounds(database, rounds)
  await byOwner(
    database,
    `DO $$ BEGIN SET LOCAL session_replication_role = replica;
       UPDATE wager SET settled_xid = pg_current_xact_id()::text::bigint WHERE id >= ${nextId}; END $$`,
  )
  nextId += count
  await returnsCounted(gateway)
}

test('before the first round there are no games, and before the first count no time (rule 39.2)', async () => {
  expect((await ask()).value()).toEqual({
    ...{ list: [], next: null, previous: null, currency: 'BRL', leastRounds: 1000, asOf: null },
  })
})

test('a game has its return, its interval and its computed return beside each other (rules 39.3 and 39.4)', async () => {
  // 2100 is a multiple of 3 and 7: stakes are 0.23 and wins 0.15 on average, each win as often with each stake.
  await play(1001, 2100)
  await play(1002, 999)
  const { list, asOf } = (await ask()).value()
  expect(asOf).toBe(gateway.clock.now().toISOString())
  const [first, second] = list
  expect(first).toMatchObject({
    ...{ nodeId: 1001, displayName: 'Arara Dourada', vassalage: 'ARARA', vendorName: 'Arara Originals' },
    ...{ rounds: 2100, stake: 48_300n, win: 31_500n, rate: 6522, rtp: 9610, isWithin: false },
  })
  // By hand: the variance of a win is 150, that of a stake 4, both independent: (150 + 0.6522² · 4) / (2099 · 23²) has the root
  // 0.0116883, and 2.5758293 of it is 0.0301071.
  expect(first?.interval).toEqual({ low: 6220, high: 6823 })
  expect(second).toMatchObject({ nodeId: 1002, rounds: 999, interval: null, isWithin: null, rtp: 9584 })
})

test('the list is ordered by rounds, found by name and studio, and read page by page', async () => {
  await play(1003, 1500)
  expect(await list()).toEqual([
    [1001, 2100],
    [1003, 1500],
    [1002, 999],
  ])
  expect((await list({ order: 'FEWEST' })).map(([nodeId]) => nodeId)).toEqual([1002, 1003, 1001])
  expect(await list({ gameName: 'dourada' })).toEqual([[1001, 2100]])
  expect(await list({ gameName: 'no such game' })).toEqual([])
  expect(await list({ vassalage: 'LUMORA' })).toEqual([])
  const first = (await ask({ pageSize: 2 })).value()
  expect([first.list.length, first.previous]).toEqual([2, null])
  const second = (await ask({ pageSize: 2, cursor: first.next ?? '' })).value()
  expect(second.list.map(({ nodeId }) => nodeId)).toEqual([1002])
  expect(second.next).toBeNull()
  expect((await ask({ pageSize: 2, cursor: second.previous ?? '' })).value().list).toEqual(first.list)
  expect((await ask({ order: 'FEWEST', cursor: first.next ?? '' })).code).toBe('invalid_request')
})

test('the shorter period is the last 30 civil days, and what left it stays since the beginning (rule 39.2)', async () => {
  gateway.clock.advance(hours(29 * 24))
  await returnsCounted(gateway)
  expect(await list({ period: 'DAYS30' })).toHaveLength(3)
  gateway.clock.advance(hours(24))
  await returnsCounted(gateway)
  expect(await list({ period: 'DAYS30' })).toEqual([])
  await play(1002, 21)
  expect(await list({ period: 'DAYS30' })).toEqual([[1002, 21]])
  expect(await list({ gameName: 'onça' })).toEqual([[1002, 1020]])
})

test('rounds in another currency are not in the figures (rule 39.2)', async () => {
  const before = await list()
  await byOwner(gateway.deps.database, "UPDATE game_return SET currency = 'USD' WHERE node_id = 1003")
  await play(1002, 1)
  expect(await list()).toEqual(
    before
      .filter(([nodeId]) => nodeId !== 1003)
      .map(([nodeId, rounds = 0]) => [nodeId, nodeId === 1002 ? rounds + 1 : rounds]),
  )
})
