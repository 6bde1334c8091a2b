import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPause } from '#gateway/account/protection/blocks.ts'
import { balanceOf, ensureAccount } from '#gateway/platform/ledger/accounts.ts'
import { joinRaffle } from '#gateway/rewards/raffles/join.ts'
import { rafflesOf } from '#gateway/rewards/raffles/member-raffles.ts'
import { publishedDraw } from '#gateway/rewards/raffles/published-draw.ts'
import { runRaffles } from '#gateway/rewards/raffles/run-raffles.ts'
import { faultOfDraw } from '#lib/raffle-draw.ts'
import { hours, minutes } from '#tests/support/clock.ts'
import { theDatabase } from '#tests/support/database.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { available, expectReconciled } from '#tests/support/ledger.ts'
import { announceRaffle } from '#tests/support/raffle.ts'
import { referralPlayer } from '#tests/support/referral.ts'
import { byOwner, smallCatalogue } from '#tests/support/rounds.ts'
import { caughtUp } from '#tests/support/vip.ts'

describe.each(theDatabase())('raffles on $name', ({ open }) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway({ database: await open() })
    await smallCatalogue(gateway.deps.database)
  })
  afterAll(async () => {
    await expectReconciled(gateway.deps.database)
    await gateway.close()
  })

  type Player = Awaited<ReturnType<typeof referralPlayer>>
  const player = () => referralPlayer(gateway.deps)
  const join = (member: Player, id: string) => joinRaffle(gateway.deps, member.session, id, 'en')
  const joined = async (count: number, id: string) => {
    const people = await Promise.all(Array.from({ length: count }, player))
    for (const member of people) await join(member, id)
    return people as [Player, Player, Player, ...Player[]]
  }
  const seen = async (member: Player, id: string) => {
    const { list } = await rafflesOf(gateway.deps, member.session, 'en')
    return list.find(({ raffleId }) => raffleId === id)
  }
  const drawOf = (member: Player, id: string) => publishedDraw(gateway.deps, member.session, id)
  const moveOn = async (time: number) => {
    gateway.clock.advance(time)
    await caughtUp(gateway)
  }
  const poolOf = async (name: string) => {
    const { database } = gateway.deps
    const account = await ensureAccount(database, { kind: 'system', id: 'prizes' }, `raffle:${name}`, 'BRL')
    return (await balanceOf(database, account)).balance
  }
  const fundsOf = (people: readonly Player[]) =>
    Promise.all(people.map(({ account }) => available(gateway.deps.database, account)))

  test('tickets come from bets, several gateways draw and pay prizes once, and anybody can check the draw', async () => {
    const id = await announceRaffle(gateway.deps.database, gateway.deps.now(), { name: 'bets', most: 5 })
    expect(await poolOf('bets')).toBe(15_000n)
    const early = await player()
    // Bets before joining count too, once the raffle has begun.
    await early.bet(250n)
    await join(early, id)
    const [one, many, none] = await joined(3, id)
    await one.bet(199n)
    await many.bet(9_000n)
    await none.bet(99n)
    await (await player()).bet(9_000n)
    const people = [early, one, many, none]
    const tickets = async () => Promise.all(people.map(async (member) => (await seen(member, id))?.mine?.tickets))
    expect(await tickets()).toEqual([2, 1, 5, 0])
    await expect(drawOf(one, id)).rejects.toMatchObject({ code: 'raffle_not_drawn' })
    const before = await fundsOf(people)
    gateway.clock.advance(hours(24))
    await one.bet(9_000n)
    const staked = 9_000n
    await runRaffles(gateway.deps)
    // Not all bets of the time are known for sure yet.
    expect(await seen(one, id)).toMatchObject({ state: 'drawing', mine: { tickets: 1, prize: null } })
    await moveOn(minutes(6))
    await Promise.all([1, 2, 3, 4, 5].map(() => runRaffles(gateway.deps)))
    await runRaffles(gateway.deps)
    expect(await tickets()).toEqual([2, 1, 5, 0])
    const draw = await drawOf(one, id)
    expect(draw.list.map((line) => [line.place, line.tickets])).toEqual([
      [1, 2],
      [2, 1],
      [3, 5],
    ])
    expect(draw.seedHash).toBe((await seen(one, id))?.seedHash)
    expect(await faultOfDraw(draw)).toBeUndefined()
    const won = people.map((_, at) => draw.winners.find(({ place }) => place === at + 1)?.amount ?? 0n)
    const after = await fundsOf(people)
    expect(after.map((sum, at) => sum - (before[at] ?? 0n))).toEqual(
      won.map((sum, at) => (at === 1 ? sum - staked : sum)),
    )
    expect(won.toSorted((a, b) => Number(b - a))).toEqual([10_000n, 5_000n, 0n, 0n])
    expect(await poolOf('bets')).toBe(0n)
    expect((await seen(none, id))?.mine).toMatchObject({ line: null, prize: { amount: 0n, state: 'none' } })
  })

  test('tickets come from credited deposits, and a paused winner is not paid', async () => {
    const id = await announceRaffle(gateway.deps.database, gateway.deps.now(), { name: 'deposits', fact: 'deposit' })
    const [member, nobody] = await joined(2, id)
    await member.deposit(250n)
    await member.deposit(50n)
    expect((await seen(member, id))?.mine?.tickets).toBe(3)
    expect((await seen(nobody, id))?.mine?.tickets).toBe(0)
    gateway.clock.advance(hours(24))
    await startPause(gateway.deps, member.memberId, 24)
    await moveOn(minutes(6))
    await runRaffles(gateway.deps)
    expect((await seen(member, id))?.mine?.prize).toEqual({
      place: 1,
      amount: 10_000n,
      state: 'not-paid',
      reason: 'pause',
      transactionId: null,
    })
    // The second prize had no ticket left; both go back.
    expect(await poolOf('deposits')).toBe(0n)
    expect((await drawOf(member, id)).winners).toHaveLength(1)
  })
})

describe('a raffle', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway()
    await smallCatalogue(gateway.deps.database)
  })
  afterAll(async () => {
    await expectReconciled(gateway.deps.database)
    await gateway.close()
  })

  test('without tickets returns its prizes, and never changes after the draw', async () => {
    const { deps, clock } = gateway
    const id = await announceRaffle(deps.database, deps.now())
    const member = await referralPlayer(deps)
    await joinRaffle(deps, member.session, id, 'en')
    const refused = (text: string) =>
      expect(byOwner(deps.database, text), text).rejects.toMatchObject({ code: '42501' })
    await refused(`UPDATE raffle SET seed = repeat('0', 64) WHERE id = ${id}`)
    clock.advance(hours(24) + minutes(6))
    await caughtUp(gateway)
    await runRaffles(deps)
    expect(await publishedDraw(deps, member.session, id)).toMatchObject({ list: [], winners: [] })
    await refused(
      `UPDATE raffle SET state = 'open', drawn_at = NULL, list_hash = NULL, paid_at = NULL WHERE id = ${id}`,
    )
    await refused(`UPDATE raffle_entry SET line = 1, name = 'x', tickets = 1 WHERE raffle_id = ${id}`)
    await refused(`DELETE FROM raffle_entry WHERE raffle_id = ${id}`)
    await expect(joinRaffle(deps, (await referralPlayer(deps)).session, id, 'en')).rejects.toMatchObject({
      code: 'raffle_over',
    })
  })

  test('with unusable terms is refused with the reason', async () => {
    const { database, now } = gateway.deps
    const put = (wish: object) => announceRaffle(database, now(), wish).then(String, (error: Error) => error.message)
    expect(await put({ currency: 'FUN' })).toContain('play money')
    expect(await put({ titles: {} })).toContain('no title')
    expect(await put({ prizes: ['100', '200'] })).toContain('more than the one before')
    expect(await put({ startsAt: new Date(now().getTime() - 1).toISOString() })).toContain('begun before')
    expect(await put({ endsAt: now().toISOString() })).toContain('ends before')
    expect(await put({ endsAt: new Date(now().getTime() + hours(24 * 93)).toISOString() })).toContain('92 days')
    await announceRaffle(database, now(), { name: 'twice' })
    expect(await put({ name: 'twice' })).toContain('already')
  })
})
