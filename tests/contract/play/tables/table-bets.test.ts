import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { commitmentOf } from '#games/fairness/stream.ts'
import { paid } from '#games/paid.ts'
import { type PlacesTable, tableOf, tableSeed } from '#games/tables/tables.ts'
import { advance } from '#gateway/play/tables/step.ts'
import { blockBet } from '#tests/support/blocked-bet.ts'
import { giveSome } from '#tests/support/bonus.ts'
import { seconds } from '#tests/support/clock.ts'
import { hasPostgres } from '#tests/support/database.ts'
import { closeReconciled, type TestGateway } from '#tests/support/gateway.ts'
import { launch, trialUser } from '#tests/support/people.ts'
import { rowsAs } from '#tests/support/rows.ts'
import {
  openRound,
  placeAt,
  seeTable,
  type TableClock,
  tableHouse,
  tableNode,
  tablePlayer,
  undoAt,
} from '#tests/support/tables.ts'

const id = 'roulette-1'
const table = tableOf(id) as PlacesTable
const { limits, bettingMs, pauseMs } = table

describe.skipIf(!hasPostgres())('bets at a shared table', () => {
  let gateway: TestGateway
  let clock: TableClock
  beforeAll(async () => {
    ;({ gateway, clock } = await tableHouse(id))
  })
  afterAll(() => closeReconciled(gateway))

  /** Ends the running round and the pause after it. */
  async function nextRound() {
    await clock.advance(bettingMs)
    await advance(gateway.deps, id)
    await clock.advance(pauseMs)
  }

  test('a round is committed to, drawn from its revealed seed, and paid to everybody (rules 38.1, 38.2 and 38.5)', async () => {
    const players = [await tablePlayer(gateway), await tablePlayer(gateway)]
    const [one, two] = players
    if (!one || !two) throw new Error('Two players')
    const number = await openRound(gateway, one, id)
    const opened = (await seeTable(gateway, one)).round
    expect(opened).toMatchObject({ state: 'open', serverSeed: null, result: null, players: 0 })
    const bets = table.game.places
      .filter((place) => place.startsWith('straight'))
      .map((place) => ({ place, stake: 200n }))
    const placed = (await placeAt(gateway, one, number, bets)).value()
    expect(placed).toMatchObject({ number, balance: 1_000_00n - 37n * 200n })
    expect(placed.own).toHaveLength(37)
    ;(await placeAt(gateway, two, number, [{ place: 'red', stake: 500n }])).value()
    expect((await seeTable(gateway, two)).round).toMatchObject({ players: 2, bets: 38, trialPlayers: 0 })
    await clock.advance(bettingMs)
    await advance(gateway.deps, id)
    const { round, balance } = await seeTable(gateway, one)
    expect(round).toMatchObject({ number, state: 'settled', commitment: opened?.commitment })
    expect(commitmentOf(round?.serverSeed ?? '')).toBe(opened?.commitment)
    const outcome = table.game.outcome(tableSeed(id, number, round?.serverSeed ?? ''))
    expect(round?.result).toEqual(outcome.shown)
    expect(balance).toBe(1_000_00n - 37n * 200n + 36n * 200n)
    expect((await seeTable(gateway, two)).balance).toBe(1_000_00n - 500n + paid(500n, outcome.pays('red')))
    expect((await seeTable(gateway, two)).history.at(-1)).toEqual({ number, result: outcome.shown })
    await clock.advance(pauseMs)
  })

  test('a late bet is refused by the clock, whatever round it names, and changes nothing (rule 38.3)', async () => {
    const player = await tablePlayer(gateway)
    const number = await openRound(gateway, player, id)
    const bet = [{ place: 'red', stake: 500n }]
    await clock.advance(bettingMs - 1)
    ;(await placeAt(gateway, player, number, bet)).value()
    // The state is still that of an open round, because nobody has moved the table.
    await clock.advance(1)
    expect((await seeTable(gateway, player)).round?.state).toBe('open')
    for (const named of [number, number + 1, number - 1]) {
      const late = await placeAt(gateway, player, named, bet)
      expect(late.code).toBe('bets_closed')
    }
    expect((await undoAt(gateway, player, number, 'all')).code).toBe('bets_closed')
    const { balance, own, round } = await seeTable(gateway, player)
    expect(balance).toBe(995_00n)
    expect(own).toEqual([{ place: 'red', stake: 500n, chips: [500n], target: null, cashedAt: null, ticket: null }])
    expect(round).toMatchObject({ bets: 1 })
    await advance(gateway.deps, id)
    expect((await placeAt(gateway, player, number, bet)).code).toBe('bets_closed')
    await clock.advance(pauseMs)
  })

  test('the same key gets the same answer, also after the round, and other bets under it are refused (rule 38.3)', async () => {
    const player = await tablePlayer(gateway)
    const number = await openRound(gateway, player, id)
    const bets = [
      { place: 'black', stake: 300n },
      { place: 'dozen-1', stake: 200n },
    ]
    const key = crypto.randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => placeAt(gateway, player, number, bets, key)))
    const first = answers[0]?.value()
    for (const answer of answers) expect(answer.value()).toEqual(first)
    await nextRound()
    expect((await placeAt(gateway, player, number, bets, key)).value()).toEqual(first)
    expect((await placeAt(gateway, player, number, bets.slice(1), key)).code).toBe('idempotency_key_reused')
    const late = crypto.randomUUID()
    expect((await placeAt(gateway, player, number, bets, late)).code).toBe('bets_closed')
    // The refusal is final for its key.
    expect((await placeAt(gateway, player, number, bets, late)).code).toBe('bets_closed')
  })

  test('all bets of a request are placed or none: places and limits (rule 38.4)', async () => {
    const player = await tablePlayer(gateway, 10_000_00n)
    const number = await openRound(gateway, player, id)
    const good = { place: 'black', stake: limits.most }
    const refusals = [
      [[{ place: 'red-ish', stake: 500n }], { code: 'place_unknown' }],
      [[{ place: 'red', stake: 500n, target: 200 }], { code: 'place_unknown' }],
      [[{ place: 'red', stake: limits.least - 1n }], { code: 'table_limit', value: { kind: 'least', limit: '100' } }],
      [[{ place: 'black', stake: 100n }], { code: 'table_limit', value: { kind: 'most', limit: '200000' } }],
      [
        ['red', 'odd', 'even', 'low', 'high'].map((place) => ({ place, stake: limits.most })),
        { code: 'table_limit', value: { kind: 'round', limit: '1000000' } },
      ],
    ] as const
    for (const [bets, envelope] of refusals) {
      const refused = await placeAt(gateway, player, number, [good, ...bets])
      expect(refused.envelope).toMatchObject({ success: false, ...envelope })
    }
    expect((await placeAt(gateway, player, number, [])).code).toBe('invalid_request')
    const poor = await tablePlayer(gateway, 20_00n)
    const tooMuch = await placeAt(gateway, poor, number, [
      { place: 'red', stake: 15_00n },
      { place: 'black', stake: 15_00n },
    ])
    expect(tooMuch.code).toBe('insufficient_funds')
    expect((await seeTable(gateway, poor)).balance).toBe(20_00n)
    expect((await seeTable(gateway, player)).round).toMatchObject({ bets: 0, players: 0 })
    ;(await placeAt(gateway, player, number, [good])).value()
    expect((await placeAt(gateway, player, number, [{ place: 'black', stake: 100n }])).envelope).toMatchObject({
      value: { kind: 'most' },
    })
    await nextRound()
  })

  test('two requests of a member at once cannot get beyond a limit together (rule 38.4)', async () => {
    const player = await tablePlayer(gateway, 10_000_00n)
    const number = await openRound(gateway, player, id)
    const half = [{ place: 'red', stake: limits.most / 2n + 1n }]
    const answers = await Promise.all([1, 2, 3, 4].map(() => placeAt(gateway, player, number, half)))
    expect(answers.map(({ code }) => code).toSorted()).toEqual(['table_limit', 'table_limit', 'table_limit', undefined])
    await nextRound()
  })

  test('a round takes no more than the house can lose in it (rule 38.4)', async () => {
    const player = await tablePlayer(gateway, 9_000_00n)
    const number = await openRound(gateway, player, id)
    const most = `UPDATE table_sum SET exposure = :exposure WHERE table_id = :id AND number = :number AND currency = 'BRL'`
    ;(await placeAt(gateway, player, number, [{ place: 'red', stake: 100n }])).value()
    // As if others had bet nearly all that the table allows.
    const exposure = limits.exposure - 3_499n
    await gateway.deps.database.query(most, { exposure, id, number })
    const bet = [{ place: 'straight-7', stake: 100n }]
    const refused = await placeAt(gateway, player, number, bet)
    expect(refused.envelope).toMatchObject({ code: 'table_limit', value: { kind: 'table' } })
    expect((await seeTable(gateway, player)).own).toHaveLength(1)
    await gateway.deps.database.query(most, { exposure: 100n, id, number })
    ;(await placeAt(gateway, player, number, bet)).value()
    await nextRound()
  })

  test('bets are taken back before the round closes: the last ones, or all (rule 38.3)', async () => {
    const player = await tablePlayer(gateway)
    const number = await openRound(gateway, player, id)
    ;(await placeAt(gateway, player, number, [{ place: 'red', stake: 500n }])).value()
    ;(
      await placeAt(gateway, player, number, [
        { place: 'red', stake: 300n },
        { place: 'odd', stake: 100n },
      ])
    ).value()
    const key = crypto.randomUUID()
    const undone = (await undoAt(gateway, player, number, 'last', key)).value()
    expect(undone).toMatchObject({ balance: 995_00n, own: [{ place: 'red', stake: 500n }] })
    expect((await undoAt(gateway, player, number, 'last', key)).value()).toEqual(undone)
    ;(await placeAt(gateway, player, number, [{ place: 'low', stake: 200n }])).value()
    expect((await undoAt(gateway, player, number, 'all')).value()).toMatchObject({ balance: 1_000_00n, own: [] })
    expect((await undoAt(gateway, player, number, 'all')).value()).toMatchObject({ balance: 1_000_00n, own: [] })
    expect((await seeTable(gateway, player)).round).toMatchObject({ players: 0, bets: 0 })
    await nextRound()
    expect((await seeTable(gateway, player)).balance).toBe(1_000_00n)
  })

  test('a running bonus pays at a table too: balance and bonus together are what can be staked (rules 22.4 and 22.13)', async () => {
    const player = await tablePlayer(gateway, 10_00n)
    const { database } = gateway.deps
    await giveSome(database, player.memberId, gateway.clock.now(), { weights: { games: { [tableNode]: 50 } } })
    const wagering = { balance: 10_00n, required: 20_00n, progress: 0n, percent: 50 }
    const number = await openRound(gateway, player, id)
    expect(await seeTable(gateway, player)).toMatchObject({ balance: 10_00n, bonus: 10_00n, wagering })
    const tooMuch = [
      { place: 'red', stake: 16_00n },
      { place: 'black', stake: 4_01n },
    ]
    expect((await placeAt(gateway, player, number, tooMuch)).code).toBe('insufficient_funds')
    const all = [
      { place: 'red', stake: 16_00n },
      { place: 'black', stake: 4_00n },
    ]
    const key = crypto.randomUUID()
    const placed = (await placeAt(gateway, player, number, all, key)).value()
    const held = { balance: 0n, bonus: 0n, wagering: { ...wagering, balance: 0n, progress: 10_00n } }
    expect(placed).toMatchObject(held)
    expect((await placeAt(gateway, player, number, all, key)).value()).toEqual(placed)
    expect(await seeTable(gateway, player)).toMatchObject(held)
    const undone = (await undoAt(gateway, player, number, 'all')).value()
    expect(undone).toMatchObject({ own: [], balance: 10_00n, bonus: 10_00n, wagering })
    ;(await placeAt(gateway, player, number, all)).value()
    await nextRound()
    const { balance, bonus, net } = await seeTable(gateway, player)
    // Red: 32.00 for 10.00 of own and 6.00 of bonus money. Black: 8.00 for bonus money. Zero: all of it is lost, and the bonus with it.
    const ends = [
      { balance: 20_00n, bonus: 12_00n, net: 10_00n },
      { balance: 0n, bonus: 8_00n, net: -10_00n },
      { balance: 0n, bonus: null, net: -10_00n },
    ]
    expect(ends).toContainEqual({ balance, bonus, net })
  })

  test('play money plays the same round, and counts apart (rule 38.6)', async () => {
    const token = await trialUser(gateway)
    const trial = { token, gameToken: await launch(gateway, token, 'trial', tableNode), memberId: 0n }
    const number = await openRound(gateway, trial, id)
    const player = await tablePlayer(gateway)
    for (const { gameToken } of [trial, player])
      (await placeAt(gateway, { gameToken }, number, [{ place: 'red', stake: 100n }])).value()
    expect((await seeTable(gateway, trial)).round).toMatchObject({ players: 1, bets: 1, trialPlayers: 1, trialBets: 1 })
    await nextRound()
    const state = await seeTable(gateway, trial)
    expect([999_00n, 1_001_00n]).toContain(state.balance)
  })

  test('a round whose seed cannot be opened is void after a minute, and all is returned (rule 38.7)', async () => {
    const player = await tablePlayer(gateway)
    const number = await openRound(gateway, player, id)
    ;(await placeAt(gateway, player, number, [{ place: 'red', stake: 500n }])).value()
    const other = { ...gateway.deps, config: { ...gateway.deps.config, fairnessKey: 'A'.repeat(43) } }
    await clock.advance(bettingMs)
    await advance(other, id)
    expect((await seeTable(gateway, player)).round).toMatchObject({ state: 'closed', result: null })
    await clock.advance(seconds(60))
    await advance(other, id)
    const { round, balance } = await seeTable(gateway, player)
    expect(round).toMatchObject({ state: 'void', serverSeed: null, result: null })
    expect(balance).toBe(1_000_00n)
    await clock.advance(pauseMs)
    expect(await openRound(gateway, player, id)).toBe(number + 1)
    await nextRound()
  })

  test('nobody watches: the table sleeps without rows, and wakes for the first who looks (rule 38.8)', async () => {
    const rounds = async () =>
      (await rowsAs<{ rounds: number }>(gateway.deps.database, 'SELECT count(*)::int AS rounds FROM table_round'))[0]
        ?.rounds
    const player = await tablePlayer(gateway)
    await clock.advance(seconds(60))
    await advance(gateway.deps, id)
    const before = await rounds()
    expect(await advance(gateway.deps, id)).toBeUndefined()
    await clock.advance(seconds(600))
    expect(await advance(gateway.deps, id)).toBeUndefined()
    expect(await rounds()).toBe(before)
    await seeTable(gateway, player)
    expect(await advance(gateway.deps, id)).toBe(bettingMs)
    expect(await rounds()).toBe((before ?? 0) + 1)
    await nextRound()
  })

  test('a bet that cannot be settled keeps nobody else from their money (rule 38.5)', async () => {
    const [one, two] = [await tablePlayer(gateway), await tablePlayer(gateway)]
    await clock.advance(pauseMs)
    const number = await openRound(gateway, one, id)
    const halves = [
      { place: 'red', stake: 1_00n },
      { place: 'black', stake: 1_00n },
    ]
    for (const player of [one, two]) (await placeAt(gateway, player, number, halves)).value()
    const open = await rowsAs<{ id: bigint; member: bigint }>(
      gateway.deps.database,
      `SELECT wager_id AS id, member_id AS member FROM table_bet WHERE table_id = :id AND number = :number ORDER BY wager_id`,
      { id, number },
    )
    await blockBet(gateway, open.find(({ member }) => member === one.memberId)?.id ?? 0n)
    await clock.advance(bettingMs)
    await advance(gateway.deps, id)
    const states = await rowsAs<{ member: bigint; open: number }>(
      gateway.deps.database,
      `SELECT b.member_id AS member, count(*) FILTER (WHERE w.state = 'open')::int AS open FROM table_bet b JOIN wager w ON w.id = b.wager_id
       WHERE b.table_id = :id AND b.number = :number GROUP BY b.member_id`,
      { id, number },
    )
    expect(states.find(({ member }) => member === two.memberId)?.open).toBe(0)
    expect(states.find(({ member }) => member === one.memberId)?.open).toBe(2)
    expect((await seeTable(gateway, two)).round?.state).toBe('result')
  })
})
