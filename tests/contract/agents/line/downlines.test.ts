import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findDownlines } from '#contract/agents/line/find-downlines.ts'
import { getDownline } from '#contract/agents/line/get-downline.ts'
import { getDownlines } from '#contract/agents/line/get-downlines.ts'
import { type LineAccount, lineAccount, lineCounted } from '#tests/support/agents.ts'
import { fakeClock, minutes } from '#tests/support/clock.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { agent, lineViews, putBelow } from '#tests/support/line.ts'
import { type Person, registerMember } from '#tests/support/people.ts'
import { smallCatalogue } from '#tests/support/rounds.ts'
import { rowsAs } from '#tests/support/rows.ts'

// 23:50 of 31 October in São Paulo.
const begin = new Date('2026-11-01T02:50:00.000Z')

let gateway: TestGateway
/** chief › middle › leaf (a member), `direct` beside `middle`; `rival` is an agent with a member of their own. */
let [chief, middle, leaf, direct, rival, foreign]: Person[] = []
let player: LineAccount
let playerName: string
let sibling: Person

const { idOf } = lineViews(() => gateway)
const below = async (person: Person, above: Person | undefined) => {
  if (above) await putBelow(gateway, person, above)
  return person
}

beforeAll(async () => {
  gateway = await testGateway({ clock: fakeClock(begin) })
  await smallCatalogue(gateway.deps.database)
  chief = await agent(gateway)
  middle = await below(await agent(gateway), chief)
  sibling = await below(await agent(gateway), chief)
  leaf = await below(await registerMember(gateway), middle)
  direct = await below(await registerMember(gateway), chief)
  rival = await agent(gateway)
  foreign = await below(await registerMember(gateway), rival)
  player = await lineAccount(gateway.deps, { upline: { memberId: await idOf(nameOf(middle)) } })
  const text = 'SELECT account FROM member WHERE id = :memberId'
  playerName =
    (await rowsAs<{ account: string }>(gateway.deps.database, text, { memberId: player.memberId }))[0]?.account ?? ''
  await player.bet(3_000n, gateway.clock.now(), 1_000n)
  gateway.clock.advance(minutes(20))
  await player.bet(2_000n, gateway.clock.now(), 500n)
  await player.deposit(7_000n)
  await lineCounted(gateway)
})
afterAll(() => closeReconciled(gateway))

/** Names that `beforeAll` made. */
function nameOf(person: Person | undefined): Person {
  if (!person) throw new Error('Nobody is there yet.')
  return person
}

const listOf = (member: Person | undefined, input: object = {}) =>
  gateway.call(getDownlines, { pageSize: 10, ...input }, { token: nameOf(member).token })
const one = (member: Person | undefined, downline: string) =>
  gateway.call(getDownline, { downline }, { token: nameOf(member).token })
const found = async (member: Person | undefined, search: string) =>
  (await gateway.call(findDownlines, { search }, { token: nameOf(member).token })).value()
const namesIn = async (member: Person | undefined, input: object = {}) =>
  (await listOf(member, input)).value().list.map(({ account }) => account)

test('a list shows one level, the newest first, with the figures of the month in the operator’s days', async () => {
  const { list, currency, countedTo } = (await listOf(chief)).value()
  expect([currency, countedTo]).toEqual(['BRL', gateway.clock.now().toISOString()])
  expect(list.map(({ account, kind, level, below: count }) => [account, kind, level, count])).toEqual([
    [direct?.username, 'member', 1, 0],
    [sibling.username, 'agent', 1, 0],
    [middle?.username, 'agent', 1, 2],
  ])
  // Bets of October, by the operator's clock, are none of November.
  const month = { validBet: 2_000n, deposited: 7_000n, houseResult: 1_500n }
  expect(list[2]).toMatchObject({ isShown: true, month, lastPlayed: '2026-11-01' })
  expect(list[0]).toMatchObject({ month: { validBet: 0n, deposited: 0n, houseResult: 0n }, lastPlayed: null })
  const under = (await listOf(chief, { downline: nameOf(middle).username.toUpperCase() })).value().list
  expect(under.map(({ account, level, month: sums }) => [account, level, sums])).toEqual([
    [playerName, 2, month],
    [leaf?.username, 2, { validBet: 0n, deposited: 0n, houseResult: 0n }],
  ])
})

test('the cursor leads to the next and the previous page', async () => {
  const first = (await listOf(chief, { pageSize: 2 })).value()
  const second = (await listOf(chief, { pageSize: 2, cursor: first.next })).value()
  expect([first, second].map(({ list }) => list.map(({ account }) => account))).toEqual([
    [direct?.username, sibling.username],
    [middle?.username],
  ])
  expect(await namesIn(chief, { pageSize: 2, cursor: second.previous })).toEqual([direct?.username, sibling.username])
  // The cursor of one agent's list opens no other.
  expect((await listOf(chief, { cursor: first.next, downline: nameOf(middle).username })).code).toBe('invalid_request')
})

test('an account has its path from the caller, and its figures of today, this month and the last', async () => {
  const value = (await one(chief, playerName)).value()
  const none = { validBet: 0n, deposited: 0n, houseResult: 0n }
  const now = { own: { validBet: 2_000n, deposited: 7_000n, houseResult: 1_500n }, team: null }
  expect(value).toMatchObject({
    kind: 'member',
    level: 2,
    path: [{ account: middle?.username, level: 1 }],
    below: 0,
    team: 0,
    canReceive: false,
    periods: { today: now, month: now },
  })
  expect(value.periods?.lastMonth.own).toMatchObject({ validBet: 3_000n, houseResult: 2_000n })
  const agentView = (await one(chief, nameOf(middle).username)).value()
  expect(agentView).toMatchObject({ kind: 'agent', level: 1, path: [], below: 2, team: 2, canReceive: true })
  expect(agentView.periods?.month).toEqual({ own: none, team: now.own })
  // An agent in the middle of the line sees no names above the own one.
  expect((await one(middle, playerName)).value()).toMatchObject({ level: 1, path: [], canReceive: true })
})

test('figures from before the account joined the caller’s line are hidden', async () => {
  const { database } = gateway.deps
  const text = 'UPDATE line_place SET from_day = :fromDay::text::date WHERE member_id = :memberId'
  await database.query(text, { memberId: player.memberId, fromDay: '2026-11-01' })
  const { periods } = (await one(chief, playerName)).value()
  expect([periods?.lastMonth.own.validBet, periods?.month.own.validBet]).toEqual([0n, 2_000n])
  await database.query(text, { memberId: player.memberId, fromDay: '-infinity' })
})

test('the search finds accounts of the line at any depth, by the beginning of the name only', async () => {
  const name = nameOf(leaf).username
  expect((await found(chief, name.toUpperCase())).list).toEqual([
    { account: name, kind: 'member', level: 2, isShown: true, above: middle?.username },
  ])
  expect((await found(middle, name)).list).toMatchObject([{ level: 1, above: null }])
  const all = (await found(chief, name.slice(0, 4))).list.map(({ account }) => account)
  expect(all).toEqual(all.toSorted())
  expect(all).toEqual(expect.arrayContaining([nameOf(middle).username, sibling.username, name]))
  for (const person of [chief, rival, foreign]) expect(all).not.toContain(person?.username)
  // Signs that mean something in patterns mean nothing here.
  expect((await found(chief, '%%%')).list).toEqual([])
  expect((await found(rival, name)).list).toEqual([])
})

describe('all other accounts are treated as unknown', () => {
  const strangers = {
    'the agent above': () => [middle, chief] as const,
    'an agent beside': () => [middle, sibling] as const,
    'an account of another line': () => [chief, foreign] as const,
    'the agent of another line': () => [chief, rival] as const,
    oneself: () => [chief, chief] as const,
  }
  test.each(Object.entries(strangers))('%s', async (_, member) => {
    const [looker, other] = member()
    const absent = await one(looker, 'nobody-at-all')
    expect(absent.code).toBe('downline_unknown')
    const asked = nameOf(other).username
    for (const answer of [await one(looker, asked), await listOf(looker, { downline: asked })])
      expect({ status: answer.status, envelope: answer.envelope }).toEqual({
        status: absent.status,
        envelope: absent.envelope,
      })
    expect((await found(looker, asked)).list).toEqual([])
  })

  test('a closed account', async () => {
    const closed = await below(await registerMember(gateway), chief)
    await gateway.deps.database.query(
      'UPDATE member SET closed_at = :now, disabled_at = :now WHERE account = :username',
      { username: closed.username, now: gateway.clock.now() },
    )
    expect((await one(chief, closed.username)).code).toBe('downline_unknown')
    expect(await namesIn(chief)).not.toContain(closed.username)
    expect((await found(chief, closed.username)).list).toEqual([])
  })

  test('a member has no line to read', async () => {
    expect((await listOf(direct)).code).toBe('not_an_agent')
    expect((await one(direct, nameOf(leaf).username)).code).toBe('not_an_agent')
  })
})

test.each([
  [
    'excluded',
    "UPDATE member_protection SET blocked_kind = 'exclusion', blocked_from = :now WHERE member_id = :memberId",
  ],
  ['disabled', 'UPDATE member SET disabled_at = :now WHERE id = :memberId'],
])('an account that is %s shows only that state', async (_, block) => {
  const person = await below(await registerMember(gateway), chief)
  const id = await idOf(person)
  await gateway.deps.database.query(
    'INSERT INTO member_protection (member_id) VALUES (:memberId) ON CONFLICT DO NOTHING',
    { memberId: id },
  )
  await gateway.deps.database.query(block, { memberId: id, now: gateway.clock.now() })
  const { list } = (await listOf(chief)).value()
  const nothing = { isShown: false, joinedAt: null }
  expect(list.find(({ account }) => account === person.username)).toMatchObject({
    ...nothing,
    month: null,
    lastPlayed: null,
  })
  expect((await one(chief, person.username)).value()).toMatchObject({ ...nothing, periods: null, canReceive: false })
  expect((await found(chief, person.username)).list).toMatchObject([{ isShown: false }])
})
