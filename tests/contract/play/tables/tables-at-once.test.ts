import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { TableEvent } from '#contract/play/tables/table.ts'
import { tableOf } from '#games/tables/tables.ts'
import { openDatabase } from '#gateway/platform/db/open.ts'
import { openRooms } from '#gateway/play/tables/rooms.ts'
import { advance } from '#gateway/play/tables/step.ts'
import { hasPostgres, ownerUrl } from '#tests/support/database.ts'
import { dyingAfter } from '#tests/support/dying.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { roomPage } from '#tests/support/room-page.ts'
import { rowsAs } from '#tests/support/rows.ts'
import {
  openRound,
  placeAt,
  putTable,
  seeTable,
  stopTableClock,
  type TableClock,
  tablePlayer,
} from '#tests/support/tables.ts'

const id = 'baccarat-1'
const table = tableOf(id)
if (!table) throw new Error(`There is no table ${id}`)
const { bettingMs, pauseMs } = table

describe.skipIf(!hasPostgres())('gateways that move the same table', () => {
  let gateway: TestGateway
  let other: TestGateway
  let clock: TableClock
  beforeAll(async () => {
    gateway = await testGateway({ seeded: true })
    const { database } = gateway.deps
    await putTable(gateway.deps, id)
    clock = await stopTableClock(database)
    const second = await openDatabase({
      kind: 'postgres',
      url: await ownerUrl(database),
      connections: 5,
      timeout: 60_000,
    })
    other = await testGateway({ database: second })
  })
  afterAll(async () => {
    await other.close()
    await closeReconciled(gateway)
  })

  /** Both gateways move the table at once, several times each. */
  const race = () => Promise.all([gateway, other, gateway, other].map(({ deps }) => advance(deps, id)))

  const settlements = async (number: number) =>
    (
      await rowsAs<{ state: string; times: number }>(
        gateway.deps.database,
        `SELECT w.state, (SELECT count(*)::int FROM vendor_transaction t WHERE t.wager_id = w.id AND t.kind = 'win') AS times
         FROM table_bet b JOIN wager w ON w.id = b.wager_id WHERE b.table_id = :id AND b.number = :number AND NOT b.undone`,
        { id, number },
      )
    ).map(({ state, times }) => `${state === 'open' ? 'open' : 'settled'} ${times}`)

  test('open, close, draw and settle each round once (rule 38.5)', async () => {
    const players = await Promise.all([1, 2, 3].map(() => tablePlayer(gateway)))
    const [one] = players
    if (!one) throw new Error('Three players')
    await seeTable(gateway, one)
    const moves = async () => BigInt((await seeTable(gateway, one)).moves)
    const before = await moves()
    for (let round = 1; round <= 3; round++) {
      await race()
      const number = (await seeTable(gateway, one)).round?.number ?? 0
      expect(number).toBe(round)
      // Each gateway takes bets of the same round.
      const bet = [{ place: 'player', stake: 500n }]
      await Promise.all(players.map((player, index) => placeAt(index === 0 ? other : gateway, player, number, bet)))
      await clock.advance(bettingMs)
      await race()
      // One of them may have left the last players to the other.
      await race()
      expect((await seeTable(other, one)).round).toMatchObject({ number, state: 'settled', players: 3 })
      expect(await settlements(number)).toEqual(Array(3).fill('settled 1'))
      await clock.advance(pauseMs)
    }
    // Each round was opened, closed, drawn and settled, and woken by whoever looked at it again: three times, and told once each.
    expect((await moves()) - before).toBe(15n)
  })

  test('a gateway that is killed after any statement leaves a round that another ends, once (rule 38.5)', async () => {
    const [one, two] = [await tablePlayer(gateway), await tablePlayer(gateway)]
    for (let statements = 1, isKilled = true; isKilled; statements++) {
      const number = await openRound(gateway, one, id)
      ;(
        await placeAt(gateway, one, number, [
          { place: 'banker', stake: 300n },
          { place: 'tie', stake: 100n },
        ])
      ).value()
      ;(await placeAt(gateway, two, number, [{ place: 'player', stake: 300n }])).value()
      await clock.advance(bettingMs)
      isKilled = false
      const database = dyingAfter(gateway.deps.database, statements, () => {
        isKilled = true
        throw new Error('killed')
      })
      await advance({ ...gateway.deps, database }, id).catch(() => undefined)
      const drawn = (await seeTable(gateway, one)).round?.result
      await advance(other.deps, id)
      const { round } = await seeTable(gateway, one)
      expect(round).toMatchObject({ number, state: 'settled' })
      if (drawn !== null) expect(round?.result).toEqual(drawn)
      expect(await settlements(number)).toEqual(Array(3).fill('settled 1'))
      await clock.advance(pauseMs)
    }
  })

  const inState = (state: string, number: number) => (event: TableEvent) =>
    event.type === 'table' && event.state.round?.state === state && event.state.round.number === number

  test('a page is first told the whole table, then each change, whichever gateway made it (rules 38.8 and 38.9)', async () => {
    const rooms = await openRooms(other.deps)
    try {
      const player = await tablePlayer(gateway)
      const last = (await seeTable(gateway, player)).round?.number ?? 0
      await clock.advance(60_000)
      await advance(gateway.deps, id)
      const settled = (await seeTable(gateway, player)).round?.number ?? last
      await clock.advance(600_000)
      const first = roomPage<TableEvent>()
      // Nobody watched; joining wakes the table, and the gateway's own ticker opens a round.
      const leave = await rooms.join(table, first)
      const number = settled + 1
      await first.until((event) => event.type === 'table')
      await first.until(inState('open', number))
      ;(await placeAt(gateway, player, number, [{ place: 'tie', stake: 100n }])).value()
      expect(await first.until((event) => event.type === 'counts' && event.bets === 1)).toMatchObject({ players: 1 })
      await clock.advance(bettingMs)
      await advance(gateway.deps, id)
      await first.until(inState('settled', number))
      // A page that comes back is told where the table stands now.
      const second = roomPage<TableEvent>()
      const gone = await rooms.join(table, second)
      const now = await second.until((event) => event.type === 'table')
      expect(now).toMatchObject({ state: { round: { number, state: 'settled', players: 1, bets: 1 } } })
      gone()
      leave()
    } finally {
      await rooms.close()
    }
    await clock.advance(pauseMs)
  })
})
