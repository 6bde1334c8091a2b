import { beforeAll, expect, test } from 'vitest'
import { checkDeposit as askProvider } from '#contract/money/deposits/check-deposit.ts'
import { createDeposit } from '#contract/money/deposits/create-deposit.ts'
import { getDeposit } from '#contract/money/deposits/get-deposit.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { offer } from '#tests/support/paying-in.ts'
import { registerMember } from '#tests/support/people.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { fakeBrowser } from '#tests/unit/stores/fake-page.ts'
import { faultOfStore, openAsMember, openSite } from '#tests/unit/stores/tab.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
  return () => closeReconciled(gateway)
})

const slot = 'arara.deposit'

async function open(page = fakeBrowser().page()) {
  const tab = await openAsMember(gateway, page)
  return { ...tab, ...(await stores()), keys: () => tab.network.sentTo(createDeposit).map(({ key }) => key) }
}
const stores = async () => ({
  ...(await import('#stores/money/deposits/deposit.ts')),
  ...(await import('#stores/money/balance/balance.ts')),
})

/** Charges that were opened for this member. */
async function charges(account: string): Promise<number> {
  const [row] = await rowsAs<{ count: bigint }>(
    gateway.deps.database,
    'SELECT count(*) AS count FROM deposit JOIN member ON member.id = deposit.member_id WHERE account = :account',
    { account },
  )
  return Number(row?.count)
}

test('a charge is opened and its key forgotten; the next one has a key of its own', async () => {
  const { page, person, keys, startDeposit, $deposit } = await open()
  await startDeposit(20_00n)
  const first = $deposit.get()
  expect(first).toMatchObject({ status: 'pending', amount: 20_00n, currency: 'BRL' })
  expect(page.tab.get(slot)).toBeUndefined()
  await startDeposit(20_00n)
  expect($deposit.get()?.depositId).not.toBe(first?.depositId)
  expect(new Set(keys()).size).toBe(2)
  expect(await charges(person.username)).toBe(2)
})

test('the key is stored before anything is sent', async () => {
  const { network, page, keys, startDeposit } = await open()
  const held = network.hold(createDeposit)
  const starting = startDeposit(20_00n)
  await held.answered
  expect(page.tab.get(slot)).toContain(keys()[0])
  held.release()
  await starting
})

test.each(['loseAnswer', 'down'] as const)(
  'after %s the same amount goes with the same key, after a reload too',
  async (trouble) => {
    const { network, page, person, $session, keys, startDeposit, $deposit } = await open()
    network[trouble](createDeposit)
    expect(await faultOfStore(startDeposit(20_00n))).toEqual({ kind: 'unreachable' })
    expect($deposit.get()).toBeUndefined()
    const session = $session.get()
    if (!session) throw new Error('no session')
    const reloaded = await openSite(gateway, page)
    const again = await stores()
    expect(reloaded.$session.get()).toEqual(session)
    await again.startDeposit(20_00n)
    expect(again.$deposit.get()?.status).toBe('pending')
    expect(reloaded.network.sentTo(createDeposit)[0]?.key).toBe(keys()[0])
    expect(await charges(person.username)).toBe(1)
  },
)

test.each([
  ['an outage', () => new Response('<h1>Bad Gateway</h1>', { status: 502 })],
  [
    'an error of the gateway',
    () => Response.json({ success: false, code: 'internal_error', message: '' }, { status: 500 }),
  ],
  ['an answer nobody understands', () => Response.json({ success: true, value: { depositId: 7 } })],
])('after %s the key stays', async (_what, response) => {
  const { network, keys, startDeposit } = await open()
  network.answer(createDeposit, response())
  expect(await faultOfStore(startDeposit(20_00n))).toBeDefined()
  await startDeposit(20_00n)
  expect(new Set(keys()).size).toBe(1)
})

test('after a refusal the key is gone', async () => {
  const { page, keys, startDeposit } = await open()
  for (let attempt = 0; attempt < 2; attempt++) {
    expect(await faultOfStore(startDeposit(1n))).toMatchObject({ code: 'amount_below_minimum' })
    expect(page.tab.get(slot)).toBeUndefined()
  }
  expect(new Set(keys()).size).toBe(2)
})

test('another amount or another account gets a new key', async () => {
  const { network, keys, keepSession, startDeposit } = await open()
  network.down(createDeposit)
  await faultOfStore(startDeposit(20_00n))
  network.down(createDeposit)
  await faultOfStore(startDeposit(30_00n))
  const other = await registerMember(gateway)
  keepSession({ token: other.token, role: 'member', account: other.username, currency: 'BRL' })
  await startDeposit(30_00n)
  expect(new Set(keys()).size).toBe(3)
})

test('two taps at once open one charge', async () => {
  const { person, keys, startDeposit } = await open()
  await Promise.all([startDeposit(20_00n), startDeposit(20_00n)])
  expect(keys()).toHaveLength(2)
  expect(new Set(keys()).size).toBe(1)
  expect(await charges(person.username)).toBe(1)
})

test.each(['', '{', 'null', '[]', '{"key":7,"amount":"2000"}'])(
  'with %j in storage a deposit still works',
  async (kept) => {
    const { page, startDeposit, $deposit } = await open()
    page.tab.set(slot, kept)
    await startDeposit(20_00n)
    expect($deposit.get()?.status).toBe('pending')
  },
)

test('visitors open no charge', async () => {
  const { network } = await openSite(gateway)
  const { startDeposit, $deposit } = await stores()
  await startDeposit(20_00n)
  expect([network.sent, $deposit.get()]).toEqual([[], undefined])
})

test('a payment shows with the next check, and the balance with it', async () => {
  const { page, startDeposit, checkDeposit, payInSandbox, $deposit, $wallet } = await open()
  await startDeposit(50_00n)
  await checkDeposit()
  expect($deposit.get()?.status).toBe('pending')
  expect(page.broadcasts).toEqual([])
  await payInSandbox()
  expect($deposit.get()?.status).toBe('credited')
  expect($wallet.get()).toMatchObject({ amount: 50_00n, stale: false })
  expect(page.broadcasts).toEqual([{ type: 'balance' }])
})

test('a paid charge is not asked about again', async () => {
  const { network, startDeposit, checkDeposit, payInSandbox } = await open()
  await startDeposit(50_00n)
  await payInSandbox()
  const before = network.sentTo(getDeposit).length
  await checkDeposit()
  expect(network.sentTo(getDeposit)).toHaveLength(before)
})

test('a member who reports a payment learns whether it has arrived, and a late payment counts', async () => {
  const { network, startDeposit, confirmDeposit, payInSandbox, $deposit, $wallet } = await open()
  expect(await confirmDeposit()).toBe(false)
  await startDeposit(50_00n)
  expect(await confirmDeposit()).toBe(false)
  expect(network.sentTo(askProvider)).toHaveLength(1)
  expect($deposit.get()?.status).toBe('pending')
  const charge = $deposit.get()
  await payInSandbox()
  // The page only knew that the time was over.
  if (charge) $deposit.set({ ...charge, status: 'expired' })
  expect(await confirmDeposit()).toBe(true)
  expect($deposit.get()?.status).toBe('credited')
  expect($wallet.get()?.amount).toBe(50_00n)
})

test('an expired charge is opened again with the same amount, once', async () => {
  const { person, startDeposit, checkDeposit, renewDeposit, keys, $deposit } = await open()
  await startDeposit(70_00n)
  await renewDeposit()
  expect(keys()).toHaveLength(1)
  gateway.clock.advance(20 * 60_000)
  await checkDeposit()
  gateway.clock.advance(10 * 60_000)
  await checkDeposit()
  const expired = $deposit.get()
  expect(expired?.status).toBe('expired')
  await renewDeposit()
  expect($deposit.get()).toMatchObject({ status: 'pending', amount: 70_00n })
  expect($deposit.get()?.depositId).not.toBe(expired?.depositId)
  expect(await charges(person.username)).toBe(2)
})

test('a charge whose bonus can no longer come is not opened again without it: the form asks anew', async () => {
  const { keys, startDeposit, renewDeposit, $deposit } = await open()
  await startDeposit(50_00n)
  const first = $deposit.get()
  if (!first) throw new Error('No charge was opened')
  const bonus = {
    promotionId: '1',
    title: 'Double',
    amount: 50_00n,
    rounds: null,
    progress: null,
    until: null,
  } as const
  $deposit.set({ ...first, status: 'expired', bonus: { ...bonus, state: 'lost', reason: 'expired' } })
  await renewDeposit()
  expect($deposit.get()).toBeUndefined()
  expect(keys()).toHaveLength(1)
})

test('checking a replaced charge changes nothing', async () => {
  const { network, startDeposit, checkDeposit, $deposit } = await open()
  await startDeposit(50_00n)
  const held = network.hold(getDeposit)
  const looking = checkDeposit()
  await held.answered
  await startDeposit(60_00n)
  held.release()
  await looking
  expect($deposit.get()?.amount).toBe(60_00n)
})

test('a charge that opens after the logout is not shown', async () => {
  const { network, dropSession, startDeposit, $deposit } = await open()
  const held = network.hold(createDeposit)
  const starting = startDeposit(20_00n)
  await held.answered
  dropSession('left')
  held.release()
  await starting
  expect($deposit.get()).toBeUndefined()
})

test('ways to pay in have their own keys, and an ended one is opened again the same way', async () => {
  await offer(gateway, { ted: {} })
  const { network, keys, startDeposit, renewDeposit, $deposit } = await open()
  network.down(createDeposit)
  await faultOfStore(startDeposit(60_00n))
  await startDeposit(60_00n, 'ted')
  expect(new Set(keys()).size).toBe(2)
  const first = $deposit.get()
  expect(first).toMatchObject({ method: 'ted', transfer: { branch: '0001' } })
  if (first) $deposit.set({ ...first, status: 'failed', reason: null })
  await renewDeposit()
  expect($deposit.get()).toMatchObject({ method: 'ted', amount: 60_00n, status: 'pending' })
})

test('a page that a provider links back to shows the deposit of its address, and not after leaving it', async () => {
  const { page, startDeposit, openNamedDeposit, closeDeposit, $deposit } = await open()
  await startDeposit(50_00n)
  const shown = $deposit.get()
  $deposit.set(undefined)
  page.move(`/member/depositv2/?game=1001&deposit=${shown?.depositId}`, 'replace')
  await openNamedDeposit()
  expect($deposit.get()).toEqual(shown)
  closeDeposit()
  expect($deposit.get()).toBeUndefined()
  expect(page.place().search).toBe('?game=1001')
  page.move('/member/depositv2/?deposit=NOSUCHDEPOSIT', 'replace')
  expect(await faultOfStore(openNamedDeposit())).toMatchObject({ code: 'deposit_not_found' })
})
