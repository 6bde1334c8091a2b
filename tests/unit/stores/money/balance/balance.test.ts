import { afterAll, beforeAll, expect, test } from 'vitest'
import { getBalance } from '#contract/money/balance/get-balance.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { payIn } from '#tests/support/people.ts'
import { fakeBrowser } from '#tests/unit/stores/fake-page.ts'
import { openAsMember, openSite } from '#tests/unit/stores/tab.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

async function open(page = fakeBrowser().page()) {
  const tab = await openAsMember(gateway, page)
  return { ...tab, ...(await import('#stores/money/balance/balance.ts')) }
}

test('there is no balance before the first load, and none for visitors', async () => {
  const { network } = await openSite(gateway)
  const { $wallet, refreshBalance } = await import('#stores/money/balance/balance.ts')
  await refreshBalance()
  expect($wallet.get()).toBeUndefined()
  expect(network.sent).toEqual([])
})

test('a balance beyond what a float holds is exact', async () => {
  const { network, refreshBalance, $wallet } = await open()
  const value = { balance: '9007199254740993', held: '1', currency: 'BRL' }
  network.answer(getBalance, Response.json({ success: true, value }))
  await refreshBalance()
  expect($wallet.get()).toEqual({ amount: 9_007_199_254_740_993n, held: 1n, currency: 'BRL', stale: false })
})

test('of two loads the last started one counts, in whichever order they end', async () => {
  const { network, person, refreshBalance, $wallet } = await open()
  const slow = network.hold(getBalance)
  const first = refreshBalance()
  await slow.answered
  await payIn(gateway, person.token, 20_00n)
  await refreshBalance()
  expect($wallet.get()?.amount).toBe(20_00n)
  slow.release()
  await first
  expect($wallet.get()?.amount).toBe(20_00n)
})

test('a failed load marks the balance as stale, the next good one removes the mark', async () => {
  const { network, refreshBalance, $wallet } = await open()
  await refreshBalance()
  network.down(getBalance)
  await refreshBalance()
  expect($wallet.get()).toEqual({ amount: 0n, held: 0n, currency: 'BRL', stale: true })
  await refreshBalance()
  expect($wallet.get()?.stale).toBe(false)
})

test('a failed first load shows no amount at all', async () => {
  const { network, refreshBalance, $wallet } = await open()
  network.answer(getBalance, new Response('<h1>Bad Gateway</h1>', { status: 502 }))
  await refreshBalance()
  expect($wallet.get()).toBeUndefined()
})

test('a load that ends after the logout is ignored', async () => {
  const { network, refreshBalance, dropSession, $wallet } = await open()
  const slow = network.hold(getBalance)
  const reading = refreshBalance()
  await slow.answered
  dropSession('left')
  slow.release()
  await reading
  expect($wallet.get()).toBeUndefined()
})

test('another account never shows the amount of the one before', async () => {
  const { person, refreshBalance, keepSession, $wallet } = await open()
  await payIn(gateway, person.token, 30_00n)
  await refreshBalance()
  expect($wallet.get()?.amount).toBe(30_00n)
  keepSession({ token: 'another', role: 'member', account: 'another', currency: 'BRL' })
  expect($wallet.get()).toBeUndefined()
})

test('a change in one tab is loaded in the other', async () => {
  const browser = fakeBrowser()
  const first = await open(browser.page())
  const session = first.$session.get()
  if (!session) throw new Error('no session')
  const second = await openSite(gateway, browser.page())
  second.keepSession(session)
  const { $wallet } = await import('#stores/money/balance/balance.ts')
  await payIn(gateway, session.token, 40_00n)
  const shown = new Promise<bigint | undefined>((resolve) => $wallet.listen((wallet) => resolve(wallet?.amount)))
  await first.balanceChanged()
  expect(first.$wallet.get()?.amount).toBe(40_00n)
  expect(await shown).toBe(40_00n)
})

test('the mask is off at first and remembered on the device (rule 10.1)', async () => {
  const browser = fakeBrowser()
  const { $masked, toggleMask } = await open(browser.page())
  expect($masked.get()).toBe(false)
  toggleMask()
  expect([$masked.get(), browser.device.get('arara.mask')]).toEqual([true, 'on'])
  const later = await open(browser.page())
  expect(later.$masked.get()).toBe(true)
  later.toggleMask()
  expect((await open(browser.page())).$masked.get()).toBe(false)
})
