import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getTournamentTable } from '#contract/rewards/tournaments/get-tournament-table.ts'
import { getTournaments } from '#contract/rewards/tournaments/get-tournaments.ts'
import { joinTournament as joinCall } from '#contract/rewards/tournaments/join-tournament.ts'
import { startPause } from '#gateway/account/protection/blocks.ts'
import { balanceOf, ensureAccount } from '#gateway/platform/ledger/accounts.ts'
import { joinTournament } from '#gateway/rewards/tournaments/join.ts'
import { tournamentsOf, tournamentTable } from '#gateway/rewards/tournaments/member-tournaments.ts'
import { putTournament } from '#gateway/rewards/tournaments/put-tournament.ts'
import { runTournaments } from '#gateway/rewards/tournaments/run-tournaments.ts'
import { hours, minutes, seconds } from '#tests/support/clock.ts'
import { theDatabase } from '#tests/support/database.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { available } from '#tests/support/ledger.ts'
import { registerMember } from '#tests/support/people.ts'
import { byOwner, smallCatalogue } from '#tests/support/rounds.ts'
import { announce } from '#tests/support/tournament.ts'
import { caughtUp, vipPlayer } from '#tests/support/vip.ts'

describe.each(theDatabase())('tournaments on $name', ({ open }) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway({ database: await open() })
    await smallCatalogue(gateway.deps.database)
  })
  afterAll(() => closeReconciled(gateway))

  type Player = Awaited<ReturnType<typeof vipPlayer>>
  const player = () => vipPlayer(gateway.deps)
  const join = (member: Player, id: string) => joinTournament(gateway.deps, member.session, id, 'en')
  const joined = async (count: number, id: string) => {
    const people = await Promise.all(Array.from({ length: count }, player))
    for (const member of people) await join(member, id)
    return people as [Player, Player, Player, ...Player[]]
  }
  const run = () => runTournaments(gateway.deps)
  /** Some minutes after the end, when all bets are certain to be stored. */
  const moveOn = async (time: number) => {
    gateway.clock.advance(time)
    await caughtUp(gateway)
    await run()
  }
  const table = async (member: Player, id: string) => {
    const { list } = await tournamentTable(gateway.deps, member.session, id)
    return list.map(({ place, score, prize, isMine }) => ({ place, score, prize, isMine }))
  }
  const seen = async (member: Player, id: string) => {
    const { list } = await tournamentsOf(gateway.deps, member.session, 'en')
    return list.find(({ tournamentId }) => tournamentId === id)
  }
  const poolOf = async (id: string) => {
    const account = await ensureAccount(
      gateway.deps.database,
      { kind: 'system', id: 'prizes' },
      `tournament:${id}`,
      'BRL',
    )
    return (await balanceOf(gateway.deps.database, account)).balance
  }

  test('the pool is funded at the start, shared by valid bets, and its rest is returned', async () => {
    const id = await announce(gateway.deps.database, gateway.deps.now(), { prizes: ['10000', '5000', '2500', '1000'] })
    const [first, second, third] = await joined(3, id)
    expect((await seen(first, id))?.state).toBe('running')
    await run()
    expect(await poolOf(id)).toBe(18_500n)
    await second.bet(500n)
    gateway.clock.advance(seconds(1))
    await first.bet(300n)
    await first.bet(200n)
    await third.bet(499n)
    // A too small stake, a player who has not joined, and a bet after the end.
    await third.bet(99n)
    await (await player()).bet(9_000n)
    await run()
    expect(await table(first, id)).toEqual([
      { place: 1, score: 500n, prize: 10_000n, isMine: false },
      { place: 2, score: 500n, prize: 5_000n, isMine: true },
      { place: 3, score: 499n, prize: 2_500n, isMine: false },
    ])
    // Each reads the score of the place above (rule 26.8).
    const above = await Promise.all([second, first, third].map(async (member) => (await seen(member, id))?.mine?.above))
    expect(above).toEqual([null, 500n, 500n])
    gateway.clock.advance(hours(24))
    await third.bet(9_000n)
    await run()
    expect(await seen(third, id)).toMatchObject({ state: 'counting', mine: { score: 499n, place: 3, prize: null } })
    const funds = await Promise.all(
      [first, second, third].map(({ account }) => available(gateway.deps.database, account)),
    )
    await moveOn(minutes(6))
    await run()
    const now = await Promise.all(
      [first, second, third].map(({ account }) => available(gateway.deps.database, account)),
    )
    expect(now.map((sum, at) => sum - (funds[at] ?? 0n))).toEqual([5_000n, 10_000n, 2_500n])
    expect(await poolOf(id)).toBe(0n)
    expect(await seen(third, id)).toMatchObject({ state: 'over', mine: { prize: { amount: 2_500n, state: 'paid' } } })
  })

  test('only bets after joining count, and joining twice is joining once', async () => {
    const id = await announce(gateway.deps.database, gateway.deps.now())
    const member = await player()
    await member.bet(700n)
    await Promise.all([join(member, id), join(member, id)])
    await run()
    expect(await seen(member, id)).toMatchObject({ players: 1, mine: { score: 0n, place: null } })
    await member.bet(200n)
    await run()
    expect((await seen(member, id))?.mine).toMatchObject({ score: 200n, place: 1 })
  })

  test('the highest multiple counts, not the largest win; with equal ones the earlier is first', async () => {
    const id = await announce(gateway.deps.database, gateway.deps.now(), { measure: 'multiplier' })
    const [one, other, third] = await joined(3, id)
    await one.bet(1_000n, gateway.deps.now(), 20_000n)
    await other.bet(200n, gateway.deps.now(), 5_001n)
    gateway.clock.advance(seconds(1))
    await third.bet(400n, gateway.deps.now(), 10_000n)
    await third.bet(400n, gateway.deps.now(), 0n)
    await run()
    expect((await table(one, id)).map(({ score, isMine }) => [score, isMine])).toEqual([
      [2_500n, false],
      [2_500n, false],
      [2_000n, true],
    ])
    expect((await table(other, id))[0]?.isMine).toBe(true)
  })

  test('rounds count one by one, however they are counted in parts', async () => {
    const id = await announce(gateway.deps.database, gateway.deps.now(), { measure: 'rounds' })
    const [member, other] = await joined(2, id)
    for (const stake of [100n, 100n, 99n, 5_000n]) {
      await member.bet(stake)
      await run()
    }
    await other.bet(50_000n)
    await run()
    await run()
    expect((await table(member, id)).map(({ score }) => score)).toEqual([3n, 1n])
  })

  test('a paused winner is not paid, and the prize is returned', async () => {
    const id = await announce(gateway.deps.database, gateway.deps.now(), { prizes: ['10000'] })
    const [member, next] = await joined(2, id)
    await member.bet(900n)
    await next.bet(800n)
    await run()
    gateway.clock.advance(hours(24))
    await startPause(gateway.deps, member.memberId, 24)
    await moveOn(minutes(6))
    expect((await seen(member, id))?.mine?.prize).toEqual({
      amount: 10_000n,
      state: 'not-paid',
      reason: 'pause',
      transactionId: null,
    })
    expect((await seen(next, id))?.mine).toMatchObject({ place: 2, prize: { amount: 0n, state: 'none' } })
    expect(await poolOf(id)).toBe(0n)
  })

  test('several gateways at once fund, decide and pay once', async () => {
    const id = await announce(gateway.deps.database, gateway.deps.now())
    const at = (times: number) => Promise.all(Array.from({ length: times }, run))
    await at(5)
    expect(await poolOf(id)).toBe(15_000n)
    const [member] = await joined(1, id)
    await member.bet(100n)
    gateway.clock.advance(hours(24) + minutes(6))
    await caughtUp(gateway)
    const funds = await available(gateway.deps.database, member.account)
    await at(5)
    await run()
    expect((await available(gateway.deps.database, member.account)) - funds).toBe(10_000n)
    expect(await poolOf(id)).toBe(0n)
  })

  test('the database refuses other terms, another score after the end, and a second prize', async () => {
    const id = await announce(gateway.deps.database, gateway.deps.now())
    const [member] = await joined(1, id)
    await member.bet(100n)
    gateway.clock.advance(hours(24) + minutes(6))
    await caughtUp(gateway)
    await run()
    const refused = (text: string) =>
      byOwner(gateway.deps.database, text).then(
        () => 'done',
        (error: { code?: string }) => error.code,
      )
    for (const text of [
      `UPDATE tournament SET prizes = '["1"]' WHERE id = ${id}`,
      `UPDATE tournament SET state = 'running' WHERE id = ${id}`,
      `UPDATE tournament_player SET score = 9 WHERE tournament_id = ${id}`,
      `UPDATE tournament_player SET state = 'open', transfer_id = NULL WHERE tournament_id = ${id}`,
      `DELETE FROM tournament_player WHERE tournament_id = ${id}`,
    ])
      expect(await refused(text), text).toBe('42501')
  })

  test('an announcement with unusable terms is refused with the reason', async () => {
    const { database, now } = gateway.deps
    const put = (wish: object) => announce(database, now(), wish).then(String, (error: Error) => error.message)
    expect(await put({ currency: 'FUN' })).toContain('play money')
    expect(await put({ titles: {} })).toContain('no title')
    expect(await put({ prizes: ['100', '200'] })).toContain('more than the one before')
    expect(await put({ startsAt: new Date(now().getTime() - 1).toISOString() })).toContain('begun before')
    expect(await put({ endsAt: now().toISOString() })).toContain('ends before')
    expect(await put({ endsAt: new Date(now().getTime() + hours(24 * 93)).toISOString() })).toContain('92 days')
    await announce(database, now(), { name: 'twice' })
    expect(await put({ name: 'twice' })).toContain('already')
    await expect(putTournament(database, { name: 'x' }, { by: 'test', now: now() })).rejects.toThrow()
  })
})

test('a member sees tournaments of the own currency, with names masked', async () => {
  const gateway = await testGateway()
  const { token, username } = await registerMember(gateway)
  const id = await announce(gateway.deps.database, gateway.deps.now())
  await announce(gateway.deps.database, gateway.deps.now(), { currency: 'EUR' })
  const list = async () => (await gateway.call(getTournaments, { language: 'pt' }, { token })).value().list
  expect((await list()).map(({ tournamentId, title, mine }) => [tournamentId, title, mine])).toEqual([
    [id, 'Corrida', null],
  ])
  ;(await gateway.call(joinCall, { tournamentId: id }, { token })).value()
  expect((await list())[0]?.mine).toMatchObject({ score: 0n, place: null })
  await byOwner(
    gateway.deps.database,
    `UPDATE tournament_player SET score = 5, reached_at = now() WHERE tournament_id = ${id}`,
  )
  const { list: lines } = (await gateway.call(getTournamentTable, { tournamentId: id }, { token })).value()
  expect(lines).toMatchObject([{ place: 1, score: 5n, prize: 10_000n, isMine: true }])
  expect(lines[0]?.name).not.toContain(username)
  expect(lines[0]?.name).toContain('***')
  await closeReconciled(gateway)
})
