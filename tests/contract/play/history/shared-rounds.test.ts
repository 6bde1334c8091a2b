import { bigint, type } from 'superstruct'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getRound } from '#contract/play/history/get-round.ts'
import { getRoundProof } from '#contract/play/history/get-round-proof.ts'
import { cashOutTableBet } from '#contract/play/tables/cash-out-table-bet.ts'
import { endMs, firstMsAt } from '#games/crash/growth.ts'
import { loadReplay } from '#games/fairness/load-replay.ts'
import { readProof } from '#games/fairness/proof.ts'
import { verify } from '#games/fairness/verify.ts'
import { verifyRead } from '#games/fairness/verify-read.ts'
import type { RoundProof } from '#games/fairness/wire.ts'
import type { Json } from '#games/instants/instant.ts'
import { tableOf } from '#games/tables/tables.ts'
import { usualTables } from '#games/tables/usual-tables.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'
import { advance } from '#gateway/play/tables/step.ts'
import { roundFile } from '#stores/play/history/round-file.ts'
import { minutes, seconds } from '#tests/support/clock.ts'
import { hasPostgres } from '#tests/support/database.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import {
  crashChain,
  openRound,
  placeAt,
  publicSeed,
  putChain,
  putTable,
  seeTable,
  stopTableClock,
  type TableClock,
  type TablePlayer,
  tablePlayer,
  undoAt,
} from '#tests/support/tables.ts'

/** Bets at the places of each game whose result is drawn at once. */
const betsAt: Readonly<Record<string, readonly string[]>> = {
  'roulette-1': ['red', 'straight-7', 'split-7-8'],
  'lightning-1': ['straight-7', 'straight-8'],
  'baccarat-1': ['banker', 'tie'],
  'dragon-tiger-1': ['tiger', 'suited-tie'],
  'sic-bo-1': ['small', 'total-11'],
  'money-wheel-1': ['1', '2'],
  'bingo-1': ['ticket-1', 'ticket-2'],
}

describe.skipIf(!hasPostgres())('past rounds of shared tables', () => {
  let gateway: TestGateway
  let clock: TableClock
  beforeAll(async () => {
    gateway = await testGateway({ seeded: true })
    clock = await stopTableClock(gateway.deps.database)
  })
  afterAll(() => closeReconciled(gateway))

  /** The round of the money door that has the bets of a player. */
  async function roundOf({ memberId }: TablePlayer): Promise<string> {
    const text = 'SELECT max(id) AS id FROM round WHERE member_id = :memberId'
    const row = await rowOf(gateway.deps.database, type({ id: bigint() }), text, { memberId })
    return `${row?.id}`
  }

  async function recalled(player: TablePlayer) {
    const roundId = await roundOf(player)
    const { token } = player
    const round = (await gateway.call(getRound, { roundId }, { token })).value()
    return { roundId, round, proof: () => gateway.call(getRoundProof, { roundId }, { token }) }
  }

  /** Ends the betting of a round whose result is drawn at once. */
  async function draw(id: string) {
    await clock.advance(tableOf(id)?.bettingMs ?? 0)
    await advance(gateway.deps, id)
  }

  const verdictOf = async (proof: RoundProof) => verify(proof, await loadReplay(proof)).verdict

  /** The proof of a round, which has matched together with its receipt. */
  async function matching(player: TablePlayer) {
    const { roundId, proof: asked } = await recalled(player)
    const { proof, receipt } = (await asked()).value()
    if (proof?.engine !== 'tables') throw new Error('A proof of a shared table')
    const read = readProof(roundFile(roundId, { proof, receipt }).text)
    if ('fault' in read) throw new Error(JSON.stringify(read.fault))
    const told = await verifyRead(read, async () => 'same')
    expect(told.steps.filter(({ verdict }) => verdict === 'differs')).toEqual([])
    expect(told.verdict).toBe('matches')
    return { proof, steps: told.steps }
  }

  test('each table that is drawn at once is tried here', () => {
    const drawn = usualTables.filter(({ kind }) => kind === 'places' || kind === 'tickets')
    expect(Object.keys(betsAt).toSorted()).toEqual(drawn.map(({ id }) => id).toSorted())
  })

  test.each(Object.keys(betsAt))(
    'a settled round of %s opens to its result and bets, and is computed again at once (rules 36.13 and 36.15)',
    async (id) => {
      await putTable(gateway.deps, id)
      const player = await tablePlayer(gateway)
      const number = await openRound(gateway, player, id)
      const bets = (betsAt[id] ?? []).map((place) => ({ place, stake: 200n }))
      ;(await placeAt(gateway, player, number, bets)).value()
      const waiting = await recalled(player)
      expect(waiting.round).toMatchObject({ shared: null, drawn: false })
      expect((await waiting.proof()).code).toBe('round_open')
      await draw(id)
      const { round } = await recalled(player)
      const { own, round: seen } = await seeTable(gateway, player)
      expect(round).toMatchObject({ drawn: true, shared: { table: id, number } })
      const shown = round.shared?.shown as Readonly<Record<string, Json>>
      const wins = round.wagers.map(({ win }) => `${win}`)
      expect(shown.bets).toEqual(bets.map(({ place }, index) => ({ bet: place, stake: '200', win: wins[index] })))
      if (id === 'bingo-1')
        expect(shown).toMatchObject({ ...(seen?.result as object), tickets: own.map(({ ticket }) => ticket) })
      else expect(shown.result).toEqual(seen?.result)
      const { proof } = await matching(player)
      expect(proof).toMatchObject({ nonce: number, clientSeed: id, wins, outcome: shown })
      expect(await verdictOf({ ...proof, nonce: number + 1 })).toBe('differs')
      expect(await verdictOf({ ...proof, wins: [`${BigInt(wins[0] ?? 0) + 1n}`, ...wins.slice(1)] })).toBe('differs')
      await clock.advance(tableOf(id)?.pauseMs ?? 0)
    },
  )

  test('chips at one place are one bet of the picture, and what was taken back is none (rule 36.15)', async () => {
    const id = 'roulette-1'
    await putTable(gateway.deps, id)
    const player = await tablePlayer(gateway)
    const number = await openRound(gateway, player, id)
    ;(await placeAt(gateway, player, number, [{ place: 'odd', stake: 700n }])).value()
    ;(await undoAt(gateway, player, number, 'last')).value()
    for (const stake of [100n, 300n]) (await placeAt(gateway, player, number, [{ place: 'red', stake }])).value()
    await draw(id)
    const { round } = await recalled(player)
    const win = round.wagers.reduce((sum, wager) => sum + (wager.win ?? 0n), 0n)
    expect(round.shared?.shown).toMatchObject({ bets: [{ bet: 'red', stake: '400', win: `${win}` }] })
    const { proof } = await matching(player)
    expect(proof.round.bets.map(({ stake }) => stake)).toEqual(['100', '300'])
    await clock.advance(tableOf(id)?.pauseMs ?? 0)
  })

  test('a round without a result has neither seed nor proof, and says that stakes came back (rules 36.13 and 38.7)', async () => {
    const id = 'sic-bo-1'
    await putTable(gateway.deps, id)
    const player = await tablePlayer(gateway)
    const number = await openRound(gateway, player, id)
    ;(await placeAt(gateway, player, number, [{ place: 'small', stake: 500n }])).value()
    const other = { ...gateway.deps, config: { ...gateway.deps.config, fairnessKey: 'A'.repeat(43) } }
    await clock.advance((tableOf(id)?.bettingMs ?? 0) + seconds(60))
    await advance(other, id)
    const { round, proof } = await recalled(player)
    expect(round).toMatchObject({ drawn: false, shared: { game: 'sic-bo', table: id, number, shown: null } })
    expect((await proof()).code).toBe('round_not_drawn')
  })

  test('a crash round is computed again up to the published head of its chain (rule 36.14)', async () => {
    const id = 'crash-1'
    const { chain, points } = crashChain(
      2,
      ([first = 0, second = 0]) => first === 100 && second > 300 && second < 9_000,
    )
    await putTable(gateway.deps, id)
    await putChain(gateway.deps, id, chain)
    const player = await tablePlayer(gateway)
    const { bettingMs = 0, pauseMs = 0 } = tableOf(id) ?? {}
    const lostNumber = await openRound(gateway, player, id)
    ;(await placeAt(gateway, player, lostNumber, [{ place: 'first', stake: 10_00n }])).value()
    await draw(id)
    await clock.advance(endMs(100))
    await advance(gateway.deps, id)
    const lost = { target: null, cashedAt: null, byHand: false, returned: false }
    expect((await recalled(player)).round.shared?.shown).toMatchObject({ point: 100, bets: [{ win: '0', ...lost }] })
    await matching(player)
    await clock.advance(pauseMs)

    const point = points[1] ?? 0
    const number = await openRound(gateway, player, id)
    const bets = [
      { place: 'first', stake: 10_00n, target: 150 },
      { place: 'second', stake: 20_00n },
    ]
    ;(await placeAt(gateway, player, number, bets)).value()
    await clock.advance(bettingMs)
    await advance(gateway.deps, id)
    await clock.advance(firstMsAt(200))
    const asked = { number, place: 'second' }
    ;(await gateway.call(cashOutTableBet, asked, { token: player.gameToken, key: crypto.randomUUID() })).value()
    await clock.advance(endMs(point) - firstMsAt(200))
    await advance(gateway.deps, id)
    const { round } = await recalled(player)
    const won = { returned: false, target: 150, cashedAt: 150, byHand: false }
    expect(round.shared?.shown).toEqual({
      ...{ point, late: false, forced: null },
      bets: [
        { bet: 'first', stake: '1000', win: '1500', ...won },
        { bet: 'second', stake: '2000', win: '4000', ...won, target: null, cashedAt: 200, byHand: true },
      ],
    })
    const { proof, steps } = await matching(player)
    expect(proof).toMatchObject({
      nonce: number,
      clientSeed: publicSeed,
      round: { crash: { head: chain.head, rounds: 2 } },
    })
    expect(steps.find(({ kind }) => kind === 'chain')).toMatchObject({ verdict: 'matches', computed: chain.head })
    expect(steps.find(({ kind }) => kind === 'point')).toMatchObject({ point })
    await clock.advance(pauseMs)
  })

  test('what waited for its player during an outage goes back, also in the proof (rules 36.14 and 38.11)', async () => {
    const id = 'crash-1'
    await putTable(gateway.deps, id)
    const player = await tablePlayer(gateway)
    const number = await openRound(gateway, player, id)
    ;(await placeAt(gateway, player, number, [{ place: 'first', stake: 10_00n }])).value()
    await clock.advance((tableOf(id)?.bettingMs ?? 0) + minutes(300))
    await advance(gateway.deps, id)
    const { round } = await recalled(player)
    expect(round.shared?.shown).toMatchObject({ late: true, bets: [{ returned: true, cashedAt: null }] })
    const { proof } = await matching(player)
    expect(proof.round.crash).toMatchObject({ rounds: 1, late: true })
  })
})
