import { once } from 'node:events'
import { create, union } from 'superstruct'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { createClient } from '#api/client.ts'
import { freePlay } from '#contract/account/auth/free-play.ts'
import { type LotteryEvent, LotteryEventStruct, lotteryEventsPath } from '#contract/play/draws/lottery-event.ts'
import { launchGame } from '#contract/play/lobby/launch-game.ts'
import { type TableEvent, TableEventStruct, tableEventsPath } from '#contract/play/tables/table.ts'
import { parseConfig } from '#gateway/config.ts'
import { type RunningGateway, startGateway } from '#gateway/main.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import { openDatabase } from '#gateway/platform/db/open.ts'
import { emptyPostgres, hasPostgres } from '#tests/support/database.ts'
import { lotteryNode } from '#tests/support/draws.ts'
import { expectReconciled } from '#tests/support/ledger.ts'
import { quickFolder } from '#tests/support/quick-folder.ts'
import { putTable, tableNode } from '#tests/support/tables.ts'

const id = 'money-wheel-1'

describe.skipIf(!hasPostgres())('the socket of a table', () => {
  let gateway: RunningGateway
  let database: Database
  let drop: () => Promise<void>
  beforeAll(async () => {
    const server = await emptyPostgres('template1')
    drop = server.drop
    const settings = {
      PORT: '0',
      DATABASE_URL: server.url,
      DATA_DIR: quickFolder(),
      LOG_LEVEL: 'silent',
      SEED_DEMO: '0',
    }
    gateway = await startGateway(parseConfig(settings), { events: { helloMs: 60_000, perSession: 2 } })
    database = await openDatabase({ kind: 'postgres', url: server.url, connections: 2 })
    await putTable({ database }, id)
  })
  afterAll(async () => {
    await gateway.close()
    await expectReconciled(database)
    await database.close()
    await drop()
  })

  /** Connects as a frame without an origin does, and says one thing. */
  async function connect(said: object, path = tableEventsPath) {
    const socket = new WebSocket(`${gateway.url.replace(/^http/, 'ws')}${path}`, {
      headers: { Origin: 'null' },
    })
    const events: (TableEvent | LotteryEvent)[] = []
    let wake: () => void = () => undefined
    socket.on('message', (data) => {
      events.push(create(JSON.parse(String(data)), union([TableEventStruct, LotteryEventStruct])))
      wake()
    })
    const closed = once(socket, 'close').then(([code]) => Number(code))
    await once(socket, 'open')
    socket.send(JSON.stringify(said))
    const until = async (met: (event: TableEvent | LotteryEvent) => boolean) => {
      for (;;) {
        const found = events.find(met)
        if (found) return found
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    }
    return { socket, closed, until }
  }

  const player = async (nodeId = tableNode) => {
    const client = createClient({ baseUrl: gateway.url })
    const { token } = await client(freePlay, { platform: 'W' })
    return (await client(launchGame, { nodeId, mode: 'trial', language: 'pt' }, { token })).gameToken
  }

  test('lets in whoever has the token of its game, and wakes the table (rules 38.8 and 38.9)', async () => {
    const token = await player()
    const page = await connect({ type: 'hello', token })
    const first = await page.until(({ type }) => type === 'table')
    expect(first).toMatchObject({ state: { table: id, game: 'money-wheel' } })
    await page.until((event) => event.type === 'table' && event.state.round?.state === 'open')
    const again = await connect({ type: 'hello', token })
    await again.until((event) => event.type === 'table' && event.state.round?.number === 1)
    const crowded = await connect({ type: 'hello', token })
    expect(await crowded.closed).toBe(4429)
    for (const { socket, closed } of [page, again]) {
      socket.close()
      await closed
    }
  })

  test('a lottery has a socket of its own, for its own game (rule 40.25)', async () => {
    const table = await connect({ type: 'hello', token: await player() }, lotteryEventsPath)
    expect(await table.closed).toBe(4401)
    const page = await connect({ type: 'hello', token: await player(lotteryNode) }, lotteryEventsPath)
    await page.until((event) => event.type === 'draws' && event.draws.length > 0)
    page.socket.close()
    await page.closed
  })

  test('closes on a hello that does not hold, and on anything after it', async () => {
    const slots = await player(1001)
    for (const said of [{ type: 'hello', token: slots }, { type: 'hello', token: 'x'.repeat(43) }, { type: 'hello' }]) {
      const stranger = await connect(said)
      expect(await stranger.closed).toBe(4401)
    }
    const talker = await connect({ type: 'hello', token: await player() })
    await talker.until(({ type }) => type === 'table')
    talker.socket.send('{}')
    expect(await talker.closed).toBe(4400)
  })
})
