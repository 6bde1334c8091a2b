import { afterAll, beforeAll, expect, test } from 'vitest'
import { getBettingHistory } from '#contract/play/history/get-betting-history.ts'
import { spinSlots } from '#contract/play/slots/spin-slots.ts'
import { hours } from '#tests/support/clock.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { expectReconciled } from '#tests/support/ledger.ts'
import { fundedMember, launch, logIn, registerMember } from '#tests/support/people.ts'

let gateway: TestGateway
let player: { username: string; password: string; token: string }
const days = (count: number) => hours(24 * count)
let begun: Date

/** Rounds on three days: 100 days, 10 days and no days ago; three, four and two of them. */
beforeAll(async () => {
  gateway = await testGateway({ seeded: true })
  begun = gateway.clock.now()
  player = await fundedMember(gateway, 500_00n)
  for (const [rounds, pause] of [
    [3, days(90)],
    [4, days(10)],
    [2, 0],
  ] as const) {
    const token = await logIn(gateway, player)
    const game = await launch(gateway, token)
    for (let round = 0; round < rounds; round++) {
      await gateway.call(spinSlots, { stake: 1_00n }, { token: game, key: crypto.randomUUID() })
      gateway.clock.advance(1000)
    }
    gateway.clock.advance(pause)
  }
  player = { ...player, token: await logIn(gateway, player) }
})
afterAll(async () => {
  await expectReconciled(gateway.deps.database)
  await gateway.close()
})

const history = async (filter: object = {}, token = player.token) =>
  (await gateway.call(getBettingHistory, { pageSize: 999, ...filter }, { token })).value()
const instant = (afterBegin: number) => new Date(begun.getTime() + afterBegin).toISOString()

test('the default is three months, and older rounds need a filter (rule 10.7)', async () => {
  expect((await history()).total).toBe(6)
  expect((await history({ from: instant(0) })).total).toBe(9)
  // The last moment is not included.
  expect((await history({ from: instant(0), to: instant(3000) })).total).toBe(3)
  expect((await history({ from: instant(1000), to: instant(2000) })).total).toBe(1)
  expect((await history({ to: instant(0) })).total).toBe(0)
})

test('rounds come newest first, each continuing from the one before (rule 10.7)', async () => {
  const { list } = await history({ from: instant(0) })
  const oldestFirst = list.toReversed()
  let funds = 500_00n
  for (const bet of oldestFirst) {
    expect(bet).toMatchObject({ balanceBefore: funds, stake: 1_00n, gameCode: 'arara-dourada', status: 'settled' })
    funds = funds - bet.stake + (bet.win ?? 0n)
    expect(bet.balanceAfter).toBe(funds)
  }
  expect(list.map(({ placedAt }) => placedAt)).toEqual(
    list
      .map(({ placedAt }) => placedAt)
      .toSorted()
      .toReversed(),
  )
})

test('sums are over the whole filter, whatever the page (rule 10.7)', async () => {
  const whole = await history({ from: instant(0) })
  const win = whole.list.reduce((sum, bet) => sum + (bet.win ?? 0n), 0n)
  expect(whole.sums).toEqual({ stake: 9_00n, win, net: win - 9_00n, currency: 'BRL' })
  expect(whole).toMatchObject({ total: 9, next: null, previous: null })
  const first = await history({ from: instant(0), pageSize: 4 })
  const second = await history({ from: instant(0), pageSize: 4, cursor: first.next })
  const third = await history({ from: instant(0), pageSize: 4, cursor: second.next })
  expect([first, second, third].flatMap(({ list }) => list)).toEqual(whole.list)
  for (const page of [first, second, third]) expect(page).toMatchObject({ sums: whole.sums, total: 9 })
  expect([first.previous, third.next]).toEqual([null, null])
  expect(await history({ from: instant(0), pageSize: 4, cursor: third.previous })).toEqual(second)
})

test('category and status narrow the list', async () => {
  expect((await history({ gameType: 'RNG', status: 'settled' })).total).toBe(6)
  expect((await history({ gameType: 'LIVE' })).total).toBe(0)
  expect(await history({ status: 'open' })).toMatchObject({ total: 0, next: null, sums: { stake: 0n, win: 0n } })
})

test('the list contains own rounds only (rule 10.7)', async () => {
  const { token } = await registerMember(gateway)
  expect(await history({ from: instant(0) }, token)).toMatchObject({ total: 0, list: [], sums: { net: 0n } })
})

test('an invalid cursor, and one of another member, are refused', async () => {
  const { next } = await history({ from: instant(0), pageSize: 4 })
  const { token } = await registerMember(gateway)
  const ask = (cursor: string, of: string) => gateway.call(getBettingHistory, { pageSize: 9, cursor }, { token: of })
  for (const refused of [await ask(next ?? '', token), await ask('none', player.token), await ask('é', player.token)]) {
    expect(refused).toMatchObject({ status: 400, code: 'invalid_request' })
  }
})

test('invalid moments are refused, and very early ones find everything', async () => {
  const ask = (from: string) => gateway.call(getBettingHistory, { pageSize: 9, from }, { token: player.token })
  expect((await ask('2026-13-45T99:00:00.000Z')).code).toBe('invalid_request')
  expect((await ask('0000-01-01T00:00:00.000Z')).value().total).toBe(9)
  expect((await ask('9999-12-31T23:59:59.999Z')).value().total).toBe(0)
})
