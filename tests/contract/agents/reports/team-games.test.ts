import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TeamGamesRequest } from '#contract/agents/reports/get-team-games.ts'
import { lineChecks } from '#gateway/agents/line/checks.ts'
import { countLine } from '#gateway/agents/line/count-line.ts'
import { teamBets } from '#gateway/agents/reports/bets.ts'
import { teamGames } from '#gateway/agents/reports/games.ts'
import { teamFile } from '#gateway/agents/reports/team-file.ts'
import { type LineAccount, lineAccount, lineCounted } from '#tests/support/agents.ts'
import { fakeClock, hours } from '#tests/support/clock.ts'
import { theDatabase } from '#tests/support/database.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { expectReconciled } from '#tests/support/ledger.ts'
import { byOwner, nodes, smallCatalogue } from '#tests/support/rounds.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { sessionOf } from '#tests/support/team.ts'

// Noon of 20 November in São Paulo.
const begin = new Date('2026-11-20T15:00:00.000Z')
const days = { from: '2026-11-20', to: '2026-11-20' }

describe.each(theDatabase())('what lines played by studio and game on $name', ({ open }) => {
  let gateway: TestGateway
  let top: LineAccount
  let middle: LineAccount
  let near: LineAccount
  let far: LineAccount
  beforeAll(async () => {
    gateway = await testGateway({ database: await open(), clock: fakeClock(begin) })
    const { database } = gateway.deps
    await smallCatalogue(database)
    await database.query("INSERT INTO vendor VALUES ('BORA', 'Bora', 'M0 0', 2)")
    await moveLive('BORA')
    top = await lineAccount(gateway.deps, { isAgent: true })
    middle = await lineAccount(gateway.deps, { isAgent: true, upline: top })
    near = await lineAccount(gateway.deps, { upline: top })
    far = await lineAccount(gateway.deps, { upline: middle })
    const stranger = await lineAccount(gateway.deps, { upline: await lineAccount(gateway.deps, { isAgent: true }) })
    await near.bet(1_000n, gateway.clock.now(), 400n)
    await far.bet(2_000n)
    await play(far, nodes.LIVE)
    await far.bet(1_000n, gateway.clock.now(), 3_000n)
    await top.bet(7_000n)
    await stranger.bet(9_000n)
    await lineCounted(gateway)
  })
  afterAll(async () => {
    await lineCounted(gateway)
    await expectReconciled(gateway.deps.database)
    await gateway.close()
  })

  const play = ({ memberId }: LineAccount, nodeId: number) =>
    byOwner(gateway.deps.database, 'UPDATE game_session SET node_id = :nodeId WHERE member_id = :memberId', {
      memberId,
      nodeId,
    })
  const moveLive = (vassalage: string) =>
    byOwner(gateway.deps.database, 'UPDATE game SET vassalage = :vassalage WHERE node_id = :nodeId', {
      vassalage,
      nodeId: nodes.LIVE,
    })
  const asked = (agent: LineAccount, filter: Partial<TeamGamesRequest> = {}) =>
    teamGames(gateway.deps, sessionOf(agent), { ...days, pageSize: 20, ...filter })
  const stakes = async (agent: LineAccount, filter: Partial<TeamGamesRequest> = {}) =>
    (await asked(agent, filter)).list.map((entry) => [entry.gameName ?? entry.displayName, entry.stake])

  test('studios and games stand in the order of their stakes, with shares of the whole, and open to each other (rule 32.12)', async () => {
    const game = { displayName: 'Arara', nodeId: nodes.RNG, gameName: 'RNG' }
    const slots = { bets: 2, stake: 3_000n, validBet: 3_000n, win: 400n, houseResult: 2_600n, bonusHouseResult: 0n }
    const live = { bets: 1, stake: 1_000n, validBet: 1_000n, win: 3_000n, houseResult: -2_000n, bonusHouseResult: 0n }
    const { list, asOf, currency } = await asked(top)
    expect(list).toEqual([
      { vassalage: 'ARARA', ...game, nodeId: null, gameName: null, ...slots, share: 7_500 },
      { vassalage: 'BORA', displayName: 'Bora', nodeId: null, gameName: null, ...live, share: 2_500 },
    ])
    expect([asOf, currency]).toEqual([gateway.clock.now().toISOString(), 'BRL'])
    const ofStudio = await asked(top, { by: 'game', vassalage: 'ARARA' })
    expect(ofStudio.list).toEqual([{ vassalage: 'ARARA', ...game, ...slots, share: 10_000 }])
    expect(ofStudio.sums).toEqual(slots)
    const first = await asked(top, { by: 'game', pageSize: 1 })
    const second = await asked(top, { by: 'game', pageSize: 1, cursor: first.next ?? '' })
    expect([first, second].map((page) => page.list.map(({ gameName }) => gameName))).toEqual([['RNG'], ['LIVE']])
    expect((await asked(top, { by: 'game', pageSize: 1, cursor: second.previous ?? '' })).list).toEqual(first.list)
  })

  test('the file has a row for each game, with the filter of the list', async () => {
    const linesOf = async (filter: object) => {
      const file = { report: 'games', format: 'csv', language: 'en', ...days, ...filter } as const
      const { content } = await teamFile(gateway.deps, sessionOf(top), file)
      let text = ''
      for await (const piece of content as AsyncGenerator<string>) text += piece
      return text.slice(1).trimEnd().split('\r\n')
    }
    const arara = 'Arara,RNG,2,30.00,30.00,4.00,26.00,0.00,75,BRL'
    expect(await linesOf({})).toEqual([
      'Studio,Game,Bets,Stake,Valid bets,Wins,House result,House result in bonus,Share (%),Currency',
      arara,
      'Bora,LIVE,1,10.00,10.00,30.00,-20.00,0.00,25,BRL',
    ])
    expect((await linesOf({ vassalage: 'ARARA', gameType: 'RNG' })).slice(1)).toEqual([arara.replace(',75,', ',100,')])
    expect(await linesOf({ level: 'direct', gameType: 'LIVE' })).toHaveLength(1)
  })

  test('an agent sees only what the accounts below played, and the direct ones apart', async () => {
    expect(await stakes(middle, { by: 'game' })).toEqual([
      ['RNG', 2_000n],
      ['LIVE', 1_000n],
    ])
    expect(await stakes(top, { by: 'game', level: 'direct' })).toEqual([['RNG', 1_000n]])
    expect(await stakes(top, { gameType: 'LIVE' })).toEqual([['Bora', 1_000n]])
  })

  test('late wins and corrections count for the game on their day, and the sums are those of the bets', async () => {
    gateway.clock.advance(hours(24))
    await far.winLater(500n)
    await far.correct(-200n)
    await near.correct(70n)
    await lineCounted(gateway)
    const next = { from: '2026-11-21', to: '2026-11-21' }
    const { list, sums } = await asked(top, { ...next, by: 'game' })
    expect(list).toMatchObject([
      { gameName: 'LIVE', bets: 0, houseResult: -300n, share: expect.any(Number) },
      { gameName: 'RNG', bets: 0, houseResult: -70n },
    ])
    for (const level of ['all', 'direct'] as const)
      for (const gameType of [undefined, 'RNG', 'LIVE'] as const)
        for (const range of [days, next, { from: days.from, to: next.to }]) {
          const filter = { ...range, level, gameType, pageSize: 20 }
          const bets = await teamBets(gateway.deps, sessionOf(top), filter)
          for (const by of ['vendor', 'game'] as const) {
            const games = await asked(top, { ...filter, by })
            expect(games.sums).toEqual(bets.sums)
            expect(games.list.reduce((sum, { houseResult }) => sum + houseResult, 0n)).toBe(bets.sums.houseResult)
          }
        }
    expect(sums.bets).toBe(0)
  })

  test('a game that changes its studio counts for the new one, its past days too', async () => {
    await moveLive('ARARA')
    expect(await stakes(top)).toEqual([['Arara', 4_000n]])
    await moveLive('BORA')
  })

  test('without bets, or for an unknown studio, the list is empty and the sums are zero', async () => {
    const nothing = { list: [], next: null, sums: { bets: 0, stake: 0n, houseResult: 0n } }
    expect(await asked(top, { from: '2026-11-01', to: '2026-11-02' })).toMatchObject(nothing)
    expect(await asked(top, { vassalage: 'NOBODY' })).toMatchObject(nothing)
  })

  test('bets that an older gateway counted without games are counted by game later, once', async () => {
    const { database } = gateway.deps
    const before = await asked(top)
    await byOwner(database, 'DELETE FROM line_games')
    await byOwner(database, 'DELETE FROM team_games')
    await byOwner(database, 'UPDATE line_mark SET games_to = 0')
    // Until then no moment is given for which the figures would be whole.
    expect(await asked(top)).toMatchObject({ list: [], asOf: null })
    await countLine(gateway.deps)
    await lineCounted(gateway)
    expect((await asked(top)).list).toEqual(before.list)
  })

  test('a stored game that is not what was bet is found', async () => {
    const { database } = gateway.deps
    const found = async () => {
      const names: string[] = []
      for (const [name, text] of Object.entries(lineChecks))
        if ((await rowsAs(database, text)).length > 0) names.push(name)
      return names.filter((name) => name.includes('games'))
    }
    expect(await found()).toEqual([])
    const other = (from: number, to: number) =>
      byOwner(database, 'UPDATE line_games SET node_id = :to WHERE node_id = :from AND agent_id = :agentId', {
        ...{ from, to, agentId: middle.memberId },
      })
    await other(nodes.LIVE, nodes.FISH)
    expect(await found()).toEqual([
      'the stored games of accounts directly below agents are the sums of their bets',
      'the stored games of each agent’s team are the sums of the agents below',
    ])
    await other(nodes.FISH, nodes.LIVE)
    await byOwner(database, 'UPDATE line_games SET stake = stake + 1 WHERE agent_id = :agentId', {
      agentId: middle.memberId,
    })
    expect(await found()).toHaveLength(3)
    await byOwner(database, 'UPDATE line_games SET stake = stake - 1 WHERE agent_id = :agentId', {
      agentId: middle.memberId,
    })
  })
})
