import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createClient } from '#api/client.ts'
import { createSeal } from '#api/seal.ts'
import { login } from '#contract/account/auth/login.ts'
import { logout } from '#contract/account/auth/logout.ts'
import { getBalance } from '#contract/money/balance/get-balance.ts'
import { createDeposit } from '#contract/money/deposits/create-deposit.ts'
import { paySandbox } from '#contract/money/deposits/pay-sandbox.ts'
import { createEventsTicket } from '#contract/platform/events/create-events-ticket.ts'
import { launchGame } from '#contract/play/lobby/launch-game.ts'
import { spinSlots } from '#contract/play/slots/spin-slots.ts'
import { claimReward } from '#contract/rewards/promotions/claim-reward.ts'
import { getRewards } from '#contract/rewards/promotions/get-rewards.ts'
import { joinPromotion } from '#contract/rewards/promotions/join-promotion.ts'
import { parseConfig } from '#gateway/config.ts'
import { type RunningGateway, startGateway } from '#gateway/main.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import { openDatabase } from '#gateway/platform/db/open.ts'
import { eventsChannel } from '#gateway/platform/events/channel.ts'
import { writeSetting } from '#gateway/platform/settings/settings.ts'
import { demoPassword } from '#gateway/seed/demo-members.ts'
import { publishAnnouncement } from '#gateway/site/news/publish.ts'
import { asOwner, emptyPostgres, hasPostgres } from '#tests/support/database.ts'
import { openPage } from '#tests/support/event-page.ts'
import { expectReconciled } from '#tests/support/ledger.ts'

const socketOptions = { helloMs: 300, beatMs: 200 }

describe.skipIf(!hasPostgres())('two gateways on one PostgreSQL', () => {
  let one: RunningGateway
  let two: RunningGateway
  let database: Database
  let drop: () => Promise<void>
  let published = 0

  beforeAll(async () => {
    const empty = await emptyPostgres('template1')
    drop = empty.drop
    const config = parseConfig({ PORT: '0', DATABASE_URL: empty.url, LOG_LEVEL: 'silent', SEED_DEMO: '1' })
    const many = { ...socketOptions, perSession: 100, visitorsPerAddress: 100 }
    one = await startGateway(config, { events: many })
    two = await startGateway(config, { events: many })
    database = await openDatabase({ kind: 'postgres', url: empty.url, connections: 2 })
  })
  afterAll(async () => {
    await expectReconciled(database)
    await database.close()
    await one.close()
    await two.close()
    await drop()
  })

  const clientOf = (gateway: RunningGateway) => {
    const plain = createClient({ baseUrl: gateway.url })
    return createClient({ baseUrl: gateway.url, seal: createSeal(plain) })
  }
  const maria = async () =>
    (await clientOf(one)(login, { username: 'maria', password: demoPassword, type: 'username' })).token
  const ticketOf = async (gateway: RunningGateway, token: string) =>
    (await clientOf(gateway)(createEventsTicket, {}, { token })).ticket
  const publish = async () => {
    const texts = { pt: { title: 'Aviso', content: '<p>Aviso</p>' } }
    const code = `aviso-${++published}`
    const rest = {
      kind: 'PU',
      executions: ['A', 'B'],
      promotionType: null,
      position: 0,
      publishedAt: new Date(),
    } as const
    await database.transaction((tx) => publishAnnouncement(tx, { code, texts, ...rest }))
    return code
  }

  test('a page receives the current state, and its balance after a spin on the other gateway', async () => {
    const token = await maria()
    const page = await openPage(two.url, { ticket: await ticketOf(two, token) })
    expect(await page.next('ready')).toMatchObject({ authenticated: true })
    expect(await page.next('status')).toMatchObject({ maintenance: false })
    expect((await page.next('balance')).currency).toBe('BRL')
    expect((await page.next('message')).unread).toBeGreaterThan(1)
    const client = clientOf(one)
    const { gameToken } = await client(launchGame, { nodeId: 1001, mode: 'real', language: 'pt' }, { token })
    const round = await client(spinSlots, { stake: 100n }, { token: gameToken, key: crypto.randomUUID() })
    expect(await page.next('balance')).toMatchObject({ balance: round.balance })
    await page.leave()
  })

  test('a deposit paid at one gateway shows at the other, as balance and as message', async () => {
    const token = await maria()
    const page = await openPage(two.url, { ticket: await ticketOf(two, token) })
    const { unread } = await page.next('message')
    const client = clientOf(one)
    const { balance } = await client(getBalance, {}, { token })
    const order = { method: 'pix', amount: 20_00n, currency: 'BRL' } as const
    const { payload } = await client(createDeposit, order, { token, key: crypto.randomUUID() })
    await client(paySandbox, { payload })
    // Both are read when the deposit is there, and either may come first.
    const awaited = new Set(['message', 'balance'])
    while (awaited.size > 0) {
      const message = await page.next('message', 'balance')
      const isNew = message.type === 'message' ? message.unread === unread + 1 : message.balance === balance + 20_00n
      if (isNew) awaited.delete(message.type)
    }
    await page.leave()
  })

  test('a claimed reward and a joined promotion at one gateway are no longer counted at the other', async () => {
    const token = await maria()
    const page = await openPage(two.url, { ticket: await ticketOf(two, token) })
    const { claimable = 0, available = 0 } = await page.next('message')
    expect(claimable).toBeGreaterThan(0)
    const client = clientOf(one)
    const { list } = await client(getRewards, {}, { token })
    const claimId = list.find(({ state }) => state === 'claim')?.claimId ?? ''
    await client(claimReward, { claimId }, { token, key: crypto.randomUUID() })
    expect(await page.next('message')).toMatchObject({ claimable: claimable - 1, available: available - 1 })
    const open = list.find(({ actions }) => actions.includes('join'))
    await client(joinPromotion, { promotionId: open?.promotionId ?? '' }, { token })
    expect(await page.next('message')).toMatchObject({ claimable: claimable - 1, available: available - 2 })
    await page.leave()
  })

  test('members receive a change of a tournament’s table, visitors do not', async () => {
    const page = await openPage(two.url, { ticket: await ticketOf(two, await maria()) })
    const visitor = await openPage(two.url)
    for (const each of [page, visitor]) await each.next('status')
    await database.notify(eventsChannel, JSON.stringify({ kind: 'tournament', tournament: '7' }))
    expect(await page.next('tournament')).toMatchObject({ tournamentId: '7' })
    expect(visitor.waiting.filter(({ type }) => type === 'tournament')).toEqual([])
    await page.leave()
    await visitor.leave()
  })

  test('an announcement reaches visitors of both, with one number that grows', async () => {
    const pages = [await openPage(one.url), await openPage(two.url)]
    for (const page of pages) expect(await page.next('ready')).toMatchObject({ authenticated: false })
    const codes = [await publish(), await publish()]
    const ids = await Promise.all(
      pages.map(async (page) => {
        const received = [await page.next('announcement'), await page.next('announcement')]
        expect(received.map(({ announcementId }) => announcementId)).toEqual(codes)
        await page.leave()
        return received.map(({ id }) => BigInt(id))
      }),
    )
    expect(ids[0]).toEqual(ids[1])
    expect(ids[0]?.[1]).toBeGreaterThan(ids[0]?.[0] ?? 0n)
  })

  test('a page that reconnects with its last number gets the missed events, once and in order', async () => {
    const first = await openPage(one.url)
    const { id } = await first.next('ready')
    await first.leave()
    const codes = [await publish(), await publish(), await publish()]
    const again = await openPage(two.url, { since: id })
    for (const code of codes) expect(await again.next('announcement')).toMatchObject({ announcementId: code })
    await again.next('status')
    const next = await publish()
    expect(await again.next('announcement')).toMatchObject({ announcementId: next })
    await again.leave()
  })

  test('a page that missed more events than are stored must fetch everything again', async () => {
    const page = await openPage(one.url)
    const { id } = await page.next('ready')
    await page.leave()
    const insert = `SELECT event_emit(NULL, '{"type": "announcement", "announcementId": "many", "kind": "PU"}')
      FROM generate_series(1, 101)`
    await database.query(insert)
    const again = await openPage(one.url, { since: id })
    expect(await again.next('refetch', 'announcement')).toMatchObject({ type: 'refetch' })
    await again.leave()
    const stranger = await openPage(one.url, { since: '9000000000000000000' })
    expect(await stranger.next('refetch', 'status')).toMatchObject({ type: 'refetch' })
    await stranger.leave()
  })

  test('a logout at one gateway closes the socket at the other', async () => {
    const token = await maria()
    const page = await openPage(two.url, { ticket: await ticketOf(two, token) })
    await page.next('message')
    await clientOf(one)(logout, {}, { token })
    expect(await page.next('logout')).toBeDefined()
    expect(await page.closed).toBe(4410)
  })

  test('the start and the end of maintenance reach every page', async () => {
    const page = await openPage(two.url)
    // A status of before may still be on its way.
    const received = async (maintenance: boolean) => {
      while ((await page.next('status')).maintenance !== maintenance);
    }
    await received(false)
    const switched = { active: true, until: null, message: {} }
    await writeSetting(database, 'maintenance', switched, new Date())
    await received(true)
    await writeSetting(database, 'maintenance', { ...switched, active: false }, new Date())
    await received(false)
    await page.leave()
  })

  test('a gateway whose listening connection was cut listens again, and its pages reload their state', async () => {
    const page = await openPage(one.url)
    await page.next('status')
    const cut = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE datname = current_database() AND query ILIKE 'listen%' AND pid <> pg_backend_pid()`
    expect(await asOwner(database, (sql) => sql.unsafe(cut))).toHaveLength(2)
    await page.next('refetch')
    const code = await publish()
    expect(await page.next('announcement')).toMatchObject({ announcementId: code })
    await page.leave()
  })
})
