import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { getCaptcha } from '#contract/account/auth/get-captcha.ts'
import { login } from '#contract/account/auth/login.ts'
import { getBalance } from '#contract/money/balance/get-balance.ts'
import { createDeposit } from '#contract/money/deposits/create-deposit.ts'
import { getDeposit } from '#contract/money/deposits/get-deposit.ts'
import { spinSlots } from '#contract/play/slots/spin-slots.ts'
import { sendFeedback } from '#contract/site/feedback/send-feedback.ts'
import { openSession } from '#gateway/account/auth/sessions.ts'
import { jobs } from '#gateway/jobs.ts'
import { findDepositByPayload } from '#gateway/money/deposits/deposit-queries.ts'
import { takePayment } from '#gateway/money/deposits/take-payment.ts'
import type { Database } from '#gateway/platform/db/client.ts'
import { purge, purgeBatch } from '#gateway/platform/db/purge.ts'
import { retention } from '#gateway/retention.ts'
import { hours } from '#tests/support/clock.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { fundedMember, launch, logIn, type Person, registerMember } from '#tests/support/people.ts'
import { rowsAs } from '#tests/support/rows.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ seeded: true })
  return () => closeReconciled(gateway)
})

const days = (count: number) => hours(24 * count)
const key = () => crypto.randomUUID()

async function runAll(): Promise<void> {
  for (const job of jobs) await job.run(gateway.deps, gateway.ports)
}

async function count(what: string): Promise<number> {
  const [row] = await rowsAs<{ count: number }>(gateway.deps.database, `SELECT count(*)::int AS count FROM ${what}`)
  return row?.count ?? -1
}

const spin = async (person: Person, sentKey = key(), mode: 'real' | 'trial' = 'real') => {
  const token = await launch(gateway, person.token, mode)
  return (await gateway.call(spinSlots, { stake: 1_00n }, { token, key: sentKey })).value()
}
const memberId = async ({ username }: Person) => {
  const [row] = await rowsAs<{ id: bigint }>(
    gateway.deps.database,
    'SELECT id FROM member WHERE account_key = :username',
    { username },
  )
  return row?.id ?? 0n
}

test('every table has a retention, and operators can read it', async () => {
  const tables = await rowsAs<{ name: string }>(
    gateway.deps.database,
    `SELECT relname AS name FROM pg_class WHERE relkind IN ('r', 'p') AND relnamespace = 'public'::regnamespace ORDER BY 1`,
  )
  expect(Object.keys(retention).toSorted()).toEqual(tables.map(({ name }) => name))
  const docs = readFileSync('docs/operating.md', 'utf8')
  const documented = [...docs.matchAll(/^\| `([a-z_]+)` \| (.+) \|$/gm)].map(([, table, rows]) => [table, rows])
  expect(Object.fromEntries(documented)).toMatchObject(
    Object.fromEntries(Object.entries(retention).map(([table, { rows }]) => [table, rows])),
  )
})

test('after 400 days expired rows are gone, and money remains', async () => {
  const person = await fundedMember(gateway, 100_00n)
  await gateway.call(login, { username: person.username, password: 'wrong', type: 'username' })
  await gateway.call(getCaptcha, {})
  await gateway.call(
    createDeposit,
    { method: 'pix', amount: 20_00n, currency: 'BRL' },
    { token: person.token, key: key() },
  )
  const feedback = { questionType: 'other', content: 'A suggestion that is long enough to be taken.' }
  await gateway.call(sendFeedback, feedback)
  const { balance } = await spin(person)
  await spin(person, key(), 'trial')
  const stays = [await count('round'), await count('ledger_posting')]
  await runAll()
  expect([await count('round'), await count('ledger_posting')]).toEqual(stays)

  gateway.clock.advance(days(400))
  await runAll()
  await runAll()
  expect([await count('round'), await count('ledger_posting')]).toEqual(stays)
  expect(await count(`deposit WHERE status = 'credited'`)).toBe(1)
  const deleted = [
    'session',
    'game_session',
    'ledger_idempotency',
    `deposit WHERE status <> 'credited'`,
    // The unpaid charge is written off only now, which sends a message.
    "member_message WHERE kind <> 'deposit_failed'",
    'feedback',
    'captcha',
    'login_guard',
    'seal_seen',
    'outbox',
    'event_ticket',
    'session_handoff',
  ]
  expect(Object.fromEntries(await Promise.all(deleted.map(async (what) => [what, await count(what)])))).toEqual(
    Object.fromEntries(deleted.map((what) => [what, 0])),
  )
  const token = await logIn(gateway, person)
  expect((await gateway.call(getBalance, {}, { token })).value().balance).toBe(balance)
})

test('sessions and their games stay for the operator’s time', async () => {
  const person = await fundedMember(gateway, 10_00n)
  await spin(person)
  gateway.clock.advance(days(1))
  await runAll()
  const id = await memberId(person)
  gateway.clock.advance(days(182))
  await runAll()
  expect([await count(`session WHERE member_id = ${id}`), await count(`game_session WHERE member_id = ${id}`)]).toEqual(
    [1, 1],
  )
  gateway.clock.advance(days(2))
  await runAll()
  await runAll()
  expect([await count(`session WHERE member_id = ${id}`), await count(`game_session WHERE member_id = ${id}`)]).toEqual(
    [0, 0],
  )
})

test('a key answers its round for 30 days (rule 16.7)', async () => {
  const person = await fundedMember(gateway, 10_00n)
  const again = key()
  const round = await spin(person, again)
  gateway.clock.advance(days(29))
  await runAll()
  expect(await spin({ ...person, token: await logIn(gateway, person) }, again)).toEqual(round)
  gateway.clock.advance(days(2))
  await runAll()
  expect(await count(`ledger_idempotency WHERE key = '${again}'`)).toBe(0)
})

test('an unpaid deposit is written off after a day, deleted after 90, and its key stays valid as long (rule 10.6)', async () => {
  const person = await registerMember(gateway)
  const { token } = person
  const again = key()
  const order = { method: 'pix', amount: 20_00n, currency: 'BRL' }
  const { depositId } = (await gateway.call(createDeposit, order, { token, key: again })).value()
  const state = () => count(`deposit WHERE reference = '${depositId}' AND status = 'expired'`)
  gateway.clock.advance(hours(20))
  await runAll()
  expect(await state()).toBe(0)
  gateway.clock.advance(days(40))
  await runAll()
  expect(await state()).toBe(1)
  const later = await logIn(gateway, person)
  const opened = (await gateway.call(createDeposit, order, { token: later, key: again })).value()
  expect(opened).toMatchObject({ depositId, status: 'expired' })
  const other = { ...order, amount: 30_00n }
  expect((await gateway.call(createDeposit, other, { token: later, key: again })).code).toBe('idempotency_key_reused')
  gateway.clock.advance(days(51))
  await runAll()
  const last = await logIn(gateway, person)
  expect((await gateway.call(getDeposit, { depositId }, { token: last })).code).toBe('deposit_not_found')
})

test('a deleted key still belongs to its charge', async () => {
  const { token, ...person } = await registerMember(gateway)
  const again = key()
  const order = { method: 'pix', amount: 20_00n, currency: 'BRL' }
  const { depositId } = (await gateway.call(createDeposit, order, { token, key: again })).value()
  gateway.clock.advance(days(31))
  await runAll()
  const later = await logIn(gateway, person)
  const other = { ...order, amount: 30_00n }
  expect((await gateway.call(createDeposit, other, { token: later, key: again })).code).toBe('idempotency_key_reused')
  expect(await count(`deposit WHERE reference = '${depositId}'`)).toBe(1)
})

test('money that arrives for a written off charge is credited (rule 10.6)', async () => {
  const person = await registerMember(gateway)
  const order = { method: 'pix', amount: 20_00n, currency: 'BRL' }
  const { payload } = (await gateway.call(createDeposit, order, { token: person.token, key: key() })).value()
  gateway.clock.advance(days(3))
  await runAll()
  const row = await findDepositByPayload(gateway.deps.database, payload)
  expect(row?.status).toBe('expired')
  const paidAt = gateway.clock.now()
  const payment = { endToEndId: 'E1', txid: row?.reference ?? '', amount: 20_00n, payer: null, paidAt }
  const taken = { law: gateway.deps.config.jurisdiction, happenings: gateway.deps.happenings, now: paidAt }
  await gateway.deps.database.transaction((tx) => takePayment(tx, row?.provider ?? '', payment, taken))
  const token = await logIn(gateway, person)
  expect((await gateway.call(getBalance, {}, { token })).value().balance).toBe(20_00n)
})

test('an address is deleted a year after its last use, but never the last one of a member', async () => {
  const person = await registerMember(gateway)
  const id = await memberId(person)
  const from = (address: string) =>
    gateway.deps.database.transaction((tx) =>
      openSession(tx, { memberId: id, address, userAgent: '', now: gateway.clock.now() }),
    )
  const known = async () =>
    (
      await rowsAs<{ address_group: string }>(
        gateway.deps.database,
        'SELECT address_group FROM member_address WHERE member_id = :memberId ORDER BY 1',
        { memberId: id },
      )
    ).map(({ address_group }) => address_group)
  await from('192.0.2.1')
  await from('192.0.2.2')
  gateway.clock.advance(days(300))
  await from('192.0.2.2')
  gateway.clock.advance(days(100))
  await runAll()
  expect(await known()).toEqual(['192.0.2.2'])
  gateway.clock.advance(days(400))
  await runAll()
  expect(await known()).toEqual(['192.0.2.2'])
})

test('a statement deletes at most a number of rows', async () => {
  const { database } = gateway.deps
  await database.query(
    `INSERT INTO captcha (id, answer_hash, expires_at) SELECT 'old' || n, '', :expiresAt FROM generate_series(1, :purgeBatch::int) n`,
    { expiresAt: new Date(0), purgeBatch: purgeBatch * 2 + 1 },
  )
  const deleted: number[] = []
  const counting: Database = {
    ...database,
    query: async (text, parameters) => {
      const rows = await rowsAs<never>(database, text, parameters)
      deleted.push(...rows.map(({ gone: deleted }) => deleted))
      return rows
    },
  }
  await purge(counting, 'captcha', 'expires_at <= :expiresAt', { expiresAt: new Date(1) })
  expect(deleted).toEqual([purgeBatch, purgeBatch, 1])
})
