import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TeamLevel } from '#contract/agents/reports/line-report.ts'
import { lineChecks } from '#gateway/agents/line/checks.ts'
import { teamBetDays, teamBets } from '#gateway/agents/reports/bets.ts'
import { teamGames } from '#gateway/agents/reports/games.ts'
import { teamLosses } from '#gateway/agents/reports/losses.ts'
import { teamMovements } from '#gateway/agents/reports/movements.ts'
import { teamAgents, teamOverview } from '#gateway/agents/reports/overview.ts'
import { addDays, dayIn } from '#lib/civil-days.ts'
import { chanceOf } from '#tests/support/chance.ts'
import { fakeClock, minutes } from '#tests/support/clock.ts'
import { theDatabase } from '#tests/support/database.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { smallCatalogue } from '#tests/support/rounds.ts'
import { rowsAs } from '#tests/support/rows.ts'
import {
  actAtRandom,
  naiveSums,
  type RawFacts,
  rawFacts,
  sessionOf,
  someTeam,
  type Teammate,
} from '#tests/support/team.ts'

// 21:00 of 19 November in São Paulo.
const begin = new Date('2026-11-20T00:00:00.000Z')
const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31)

describe.each(theDatabase())(`reports of a random line on $name (SEED=${seed})`, ({ open }) => {
  let gateway: TestGateway
  let team: Teammate[]
  let facts: RawFacts
  let top: Teammate
  let days: { from: string; to: string }
  beforeAll(async () => {
    gateway = await testGateway({ database: await open(), clock: fakeClock(begin) })
    await smallCatalogue(gateway.deps.database)
    const chance = chanceOf(seed)
    team = await someTeam(gateway, chance, 40, 8)
    // Another line, which must stay hidden from this one.
    const others = await someTeam(gateway, chance, 3, 1)
    gateway.clock.advance(minutes(1))
    const since = gateway.clock.now()
    await actAtRandom(gateway, chance, [...team, ...others], 90)
    facts = await rawFacts(gateway, new Date(since.getTime() - 1))
    top = team[0] as Teammate
    // Two days at the edges are left out.
    const last = dayIn('America/Sao_Paulo', gateway.clock.now().getTime())
    days = { from: '2026-11-21', to: addDays(last, -1) }
  })
  afterAll(async () => {
    // Other proofs would refuse money that was moved by hand.
    for (const [name, text] of Object.entries(lineChecks))
      expect([name, await rowsAs(gateway.deps.database, text)]).toEqual([name, []])
    await gateway.close()
  })

  const listed = ({ from, to }: typeof days) => {
    const list = [from]
    while ((list.at(-1) ?? to) < to) list.push(addDays(list.at(-1) ?? to, 1))
    return list
  }
  const isBelow = (one: Teammate, agent: Teammate): boolean =>
    one.upline === agent || (one.upline !== undefined && isBelow(one.upline, agent))
  const below = (agent: Teammate) => team.filter((one) => isBelow(one, agent))
  const direct = (agent: Teammate) => team.filter(({ upline }) => upline === agent)
  const naive = (members: readonly Teammate[], range = days) => naiveSums(facts, members, listed(range))

  /** All entries of a list, page by page, there and back again. */
  async function pages<Entry>(
    read: (
      cursor: string | undefined,
    ) => Promise<{ list: readonly Entry[]; next: string | null; previous: string | null }>,
  ): Promise<Entry[]> {
    const all: (readonly Entry[])[] = []
    let page = await read(undefined)
    all.push(page.list)
    while (page.next !== null) {
      page = await read(page.next)
      all.push(page.list)
    }
    if (page.previous !== null) expect((await read(page.previous)).list).toEqual(all.at(-2))
    return all.flat()
  }

  test('the overview of each agent is the naive sum of those below, before and by day, and splits into own and teams', async () => {
    for (const agent of team.filter(({ isAgent }) => isAgent)) {
      const asked = { ...days, downline: agent.name }
      const overview = await teamOverview(gateway.deps, sessionOf(top), asked)
      const length = listed(days).length
      const past = { from: addDays(days.from, -length), to: addDays(days.from, -1) }
      const { members, joined: _, ...figures } = overview.figures
      expect(members).toBe(below(agent).length)
      expect(naive(below(agent))).toMatchObject(figures)
      const { members: _now, joined: _joined, ...before } = overview.before
      expect(naive(below(agent), past)).toMatchObject(before)
      const { members: directly, joined: _directly, ...own } = overview.own
      expect(directly).toBe(direct(agent).length)
      expect(naive(direct(agent))).toMatchObject(own)
      for (const { day, ...sums } of overview.days)
        expect(naive(below(agent), { from: day, to: day })).toMatchObject(sums)
      expect(overview.days.reduce((sum, { bets }) => sum + bets, 0)).toBe(overview.figures.bets)
      expect(overview.path.at(0)).toBe(top.name)
      expect(overview.path.at(-1)).toBe(agent.name)
      const teams = await pages((cursor) => teamAgents(gateway.deps, sessionOf(top), { ...asked, cursor, pageSize: 2 }))
      expect(teams.map(({ account }) => account)).toEqual(
        direct(agent)
          .filter(({ isAgent }) => isAgent)
          .map(({ name }) => name)
          .sort(),
      )
      for (const { account, members: _, joined: _joined, ...figures } of teams)
        expect(naive(below(team.find(({ name }) => name === account) as Teammate))).toMatchObject(figures)
      for (const sum of ['stake', 'houseResult', 'deposited', 'rebates'] as const)
        expect(teams.reduce((all, figures) => all + figures[sum], overview.own[sum])).toBe(overview.figures[sum])
    }
  })

  test.each(['all', 'direct'] as const)(
    'bets by account and category (%s) are the naive sums, and their total too',
    async (level: TeamLevel) => {
      const members = level === 'all' ? below(top) : direct(top)
      const asked = { ...days, level, pageSize: 3 }
      const list = await pages((cursor) => teamBets(gateway.deps, sessionOf(top), { ...asked, cursor }))
      const expected = members
        .flatMap((one) =>
          ['LIVE', 'RNG'].map((gameType) => {
            const bets = facts.bets.filter((bet) => bet.gameType === gameType)
            return {
              account: one.name,
              gameType,
              agent: one.upline?.name,
              sums: naiveSums({ bets, moved: [] }, [one], listed(days)),
            }
          }),
        )
        .filter(({ sums }) => sums.bets > 0)
        .sort((a, b) => (a.account < b.account ? -1 : a.account > b.account ? 1 : a.gameType < b.gameType ? -1 : 1))
      expect(list.map(({ account, gameType, agent }) => ({ account, gameType, agent }))).toEqual(
        expected.map(({ account, gameType, agent }) => ({ account, gameType, agent })),
      )
      list.forEach(({ account: _, level: _level, agent: _agent, gameType: _type, ...figures }, place) => {
        expect(expected[place]?.sums).toMatchObject(figures)
      })
      const { sums } = await teamBets(gateway.deps, sessionOf(top), asked)
      expect(naive(members)).toMatchObject(sums)
      const [first] = list
      if (!first) return
      const { list: byDay } = await teamBetDays(gateway.deps, sessionOf(top), {
        ...days,
        downline: first.account,
        gameType: first.gameType,
      })
      expect(byDay.reduce((sum, { stake }) => sum + stake, 0n)).toBe(first.stake)
      const search = { ...asked, prefix: first.account.toUpperCase(), gameType: first.gameType, level: undefined }
      const found = await teamBets(gateway.deps, sessionOf(top), search)
      const {
        account: _,
        agent: _agent,
        level: _level,
        gameType: _type,
        ...figures
      } = found.list.find(({ account }) => account === first.account) ?? first
      expect(figures).toMatchObject({ stake: first.stake, bets: first.bets })
      expect(found.list.reduce((sum, { stake }) => sum + stake, 0n)).toBe(found.sums.stake)
    },
  )

  test.each(['all', 'direct'] as const)('games (%s) are the naive sums, the largest stake first', async (level) => {
    const members = level === 'all' ? below(top) : direct(top)
    const asked = { ...days, level, by: 'game', pageSize: 1 } as const
    const list = await pages((cursor) => teamGames(gateway.deps, sessionOf(top), { ...asked, cursor }))
    // In the small catalogue each category has one game, which has its name.
    for (const { gameName, nodeId: _, vassalage: _vendor, displayName: _name, share: _share, ...figures } of list) {
      const bets = facts.bets.filter(({ gameType }) => gameType === gameName)
      expect(naiveSums({ bets, moved: [] }, members, listed(days))).toMatchObject(figures)
    }
    const { sums } = await teamGames(gateway.deps, sessionOf(top), asked)
    expect(naive(members)).toMatchObject(sums)
    expect(list.reduce((sum, { bets }) => sum + bets, 0)).toBe(sums.bets)
    const stakes = list.map(({ stake }) => stake)
    expect(stakes).toEqual(stakes.toSorted((a, b) => (a < b ? 1 : -1)))
  })

  test.each(['account', 'loss'] as const)(
    'losses in the order of %s are the naive sums, and their total too',
    async (order) => {
      const asked = { ...days, order, pageSize: 4 }
      const list = await pages((cursor) => teamLosses(gateway.deps, sessionOf(top), { ...asked, cursor }))
      for (const { account, level: _, agent: _agent, ...figures } of list)
        expect(naive([team.find(({ name }) => name === account) as Teammate])).toMatchObject(figures)
      const moved = below(top).filter((one) => {
        const { bets, deposits, withdrawals, bonuses, rebates } = naive([one])
        return bets + deposits + withdrawals > 0 || bonuses + rebates > 0n
      })
      expect(list.map(({ account }) => account).sort()).toEqual(moved.map(({ name }) => name).sort())
      const keys = list.map(({ loss, account }) => (order === 'loss' ? -loss : account))
      expect(keys).toEqual(keys.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0)))
      const { sums } = await teamLosses(gateway.deps, sessionOf(top), asked)
      expect(naive(below(top))).toMatchObject(sums)
      expect(list.reduce((sum, { loss }) => sum + loss, 0n)).toBe(sums.loss)
    },
  )

  test('movements are those of the ledger, newest first, by kind and by name', async () => {
    const kinds: Readonly<Record<string, string>> = { 'test-reward': 'reward', 'upline-transfer': 'transfer' }
    const ids = new Map(below(top).map(({ memberId, name }) => [memberId, name]))
    const expected = facts.moved
      .filter(({ memberId, day }) => ids.has(memberId) && listed(days).includes(day))
      .map(({ id, memberId, kind, amount, fee, at }) => ({
        id: id.toString(),
        account: ids.get(memberId),
        kind: kinds[kind] ?? kind,
        amount: kind === 'deposit' ? amount + fee : amount,
        at: new Date(at).toISOString(),
      }))
      .sort((a, b) => (a.at === b.at ? Number(b.id) - Number(a.id) : a.at < b.at ? 1 : -1))
    const read = (filter: object, pageSize: number) =>
      pages((cursor) => teamMovements(gateway.deps, sessionOf(top), { ...days, ...filter, cursor, pageSize }))
    expect(await read({}, 7)).toEqual(expected)
    expect(await read({ kind: 'deposit' }, 3)).toEqual(expected.filter(({ kind }) => kind === 'deposit'))
    const name = expected[0]?.account ?? ''
    const named = expected.filter(({ account }) => account?.startsWith(name))
    expect(await read({ prefix: name }, 2)).toEqual(named)
  })
})
