import { rm } from 'node:fs/promises'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createClient } from '#api/client.ts'
import { createSeal } from '#api/seal.ts'
import { login } from '#contract/account/auth/login.ts'
import { logout } from '#contract/account/auth/logout.ts'
import { createDeposit } from '#contract/money/deposits/create-deposit.ts'
import { paySandbox } from '#contract/money/deposits/pay-sandbox.ts'
import { parseConfig } from '#gateway/config.ts'
import { type RunningGateway, startGateway } from '#gateway/main.ts'
import { demoPassword } from '#gateway/seed/demo-members.ts'
import { accountsDirectory } from '#tests/support/dumps.ts'
import { expectReconciledIn } from '#tests/support/ledger.ts'
import { type FakePage, fakeBrowser, openTab } from './fake-page.ts'

let gateway: RunningGateway
let directory: string
const sockets: WebSocket[] = []

beforeAll(async () => {
  directory = await accountsDirectory()
  const variables = { PORT: '0', DATA_DIR: directory, LOG_LEVEL: 'silent', RATE_LIMITS: 'off', SEED_DEMO: '0' }
  gateway = await startGateway(parseConfig(variables))
  vi.stubEnv('PUBLIC_GATEWAY_URL', gateway.url)
  const Real = WebSocket
  vi.stubGlobal(
    'WebSocket',
    class extends Real {
      constructor(url: string) {
        super(url)
        sockets.push(this)
      }
    },
  )
})
afterAll(async () => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  await gateway.close()
  await expectReconciledIn(directory)
  await rm(directory, { recursive: true, force: true })
})

const leaving: (() => void)[] = []
afterEach(() => {
  for (const leave of leaving.splice(0)) leave()
  sockets.length = 0
})

const client = () => {
  const plain = createClient({ baseUrl: gateway.url })
  return createClient({ baseUrl: gateway.url, seal: createSeal(plain) })
}

// Rafael plays nothing, so that no job pays him anything during the test.
const enter = async () =>
  (await client()(login, { username: 'rafael', password: demoPassword, type: 'username', portal: 'agent' })).token

/** A tab of the site that listens with this session. */
async function openListening(token: string, page: FakePage = fakeBrowser().page()) {
  await openTab(page)
  const session = await import('#stores/account/auth/session.ts')
  const { $listening, followEvents } = await import('#stores/events.ts')
  const { $wallet } = await import('#stores/money/balance/balance.ts')
  session.keepSession({ token, role: 'agent', account: 'rafael', currency: 'BRL' })
  followEvents('pt')
  leaving.push(() => session.$session.set(undefined))
  await expect.poll(() => $listening.get(), { timeout: 20_000 }).toBe(true)
  await expect.poll(() => $wallet.get()?.amount, { timeout: 20_000 }).toBeTypeOf('bigint')
  return { ...session, $listening, $wallet, balance: () => $wallet.get()?.amount ?? 0n }
}

async function payIn(token: string, amount: bigint): Promise<void> {
  const call = client()
  const order = { method: 'pix', amount, currency: 'BRL' } as const
  const { payload } = await call(createDeposit, order, { token, key: crypto.randomUUID() })
  await call(paySandbox, { payload }, { token })
}

test('a deposit from another device shows by itself', async () => {
  const token = await enter()
  const tab = await openListening(token)
  const before = tab.balance()
  await payIn(token, 20_00n)
  await expect.poll(tab.balance, { timeout: 20_000 }).toBe(before + 20_00n)
})

test('a changed fact of the account, such as a new level, keeps socket and balance', async () => {
  const token = await enter()
  const tab = await openListening(token)
  const before = tab.balance()
  tab.keepSession({ token, role: 'agent', account: 'rafael', currency: 'BRL', entitlements: 'vip' })
  expect([tab.$listening.get(), tab.balance()]).toEqual([true, before])
  await payIn(token, 20_00n)
  await expect.poll(tab.balance, { timeout: 20_000 }).toBe(before + 20_00n)
  expect(sockets).toHaveLength(1)
})

test('tabs of one session share a socket, and the next takes over when the first is closed', async () => {
  const token = await enter()
  const browser = fakeBrowser()
  const first = await openListening(token, browser.page())
  await openTab(browser.page())
  const session = await import('#stores/account/auth/session.ts')
  const { $listening, followEvents } = await import('#stores/events.ts')
  const { $wallet } = await import('#stores/money/balance/balance.ts')
  session.keepSession({ token, role: 'agent', account: 'rafael', currency: 'BRL' })
  leaving.push(() => session.$session.set(undefined))
  followEvents('pt')
  const before = first.balance()
  // The tab receives earlier messages from the first tab.
  await expect.poll(() => $wallet.get()?.amount, { timeout: 20_000 }).toBe(before)
  expect($listening.get()).toBe(true)
  await payIn(token, 20_00n)
  await expect.poll(() => $wallet.get()?.amount, { timeout: 20_000 }).toBe(before + 20_00n)
  expect(sockets).toHaveLength(1)
  first.$session.set(undefined)
  await expect.poll(() => sockets.length, { timeout: 20_000 }).toBe(2)
  await payIn(token, 20_00n)
  await expect.poll(() => $wallet.get()?.amount, { timeout: 20_000 }).toBe(before + 40_00n)
})

test('a lost connection is re-established, and missed events are caught up', async () => {
  const token = await enter()
  const tab = await openListening(token)
  const before = tab.balance()
  sockets[0]?.close()
  await expect.poll(() => tab.$listening.get()).toBe(false)
  await payIn(token, 20_00n)
  await expect.poll(tab.balance, { timeout: 20_000 }).toBe(before + 20_00n)
  expect(sockets).toHaveLength(2)
})

test('a session that is ended elsewhere ends here', async () => {
  const token = await enter()
  const tab = await openListening(token)
  await client()(logout, {}, { token })
  await expect.poll(() => tab.$session.get(), { timeout: 20_000 }).toBeUndefined()
  expect(tab.$sessionEnded.get()).toBe('expired')
})
