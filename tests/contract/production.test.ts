import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getOutbox } from '#contract/account/auth/get-outbox.ts'
import { createDeposit } from '#contract/money/deposits/create-deposit.ts'
import { getDepositMethods } from '#contract/money/deposits/get-deposit-methods.ts'
import { paySandbox } from '#contract/money/deposits/pay-sandbox.ts'
import { parseConfig } from '#gateway/config.ts'
import { startGateway } from '#gateway/main.ts'
import { openDatabase } from '#gateway/platform/db/open.ts'
import { refuseDemoAccounts } from '#gateway/seed/refuse-demo-accounts.ts'
import { accountsDirectory, migratedDirectory } from '#tests/support/dumps.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { registerMember } from '#tests/support/people.ts'

describe('a gateway in production without a payment provider', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    const env = { NODE_ENV: 'production', SEED_DEMO: '', OUTBOX: '', CHALLENGE: '', CHALLENGE_DIFFICULTY: '8' }
    gateway = await testGateway({ env })
  })
  afterAll(() => gateway.close())

  test('offers no way to deposit, opens no charge, and has no bank that pays one', async () => {
    const { token } = await registerMember(gateway)
    expect((await gateway.call(getDepositMethods, {}, { token })).value()).toMatchObject({ methods: [] })
    const order = { method: 'pix', amount: 50_00n, currency: 'BRL' }
    const opened = await gateway.call(createDeposit, order, { token, key: crypto.randomUUID() })
    expect(opened.code).toBe('amount_invalid')
    expect((await gateway.call(paySandbox, { payload: 'x' }, { token })).status).toBe(404)
  })

  test('shows no messages', async () => {
    expect((await gateway.call(getOutbox, {})).status).toBe(404)
    expect((await gateway.request('/wps/sandbox/outbox.html')).status).toBe(404)
  })
})

test('a former demonstration database is refused in production, in one line', async () => {
  const dataDir = await accountsDirectory()
  const demo = await testGateway({ database: await openDatabase({ kind: 'embedded', dataDir }) })
  const config = parseConfig({ NODE_ENV: 'production' })
  const refused = refuseDemoAccounts({ ...demo.deps, config })
  await expect(refused).rejects.toThrow(/^DATA_DIR: [^\n]+maria, rafael, joana, novato[^\n]+DEMONSTRATION=1$/)
  await refuseDemoAccounts({ ...demo.deps, config: parseConfig({ NODE_ENV: 'production', DEMONSTRATION: '1' }) })
  // A production database may contain its own user called Maria.
  await demo.deps.database.query('UPDATE member SET password_hash = NULL')
  await refuseDemoAccounts({ ...demo.deps, config })
  await demo.close()
  await rm(dataDir, { recursive: true, force: true })
})

test('production on an embedded database starts empty', async () => {
  const dataDir = await migratedDirectory()
  const gateway = await startGateway(
    parseConfig({ NODE_ENV: 'production', DATA_DIR: dataDir, PORT: '0', LOG_LEVEL: 'silent' }),
  )
  const answer = await fetch(`${gateway.url}/wps/sandbox/outbox.html`)
  expect(answer.status).toBe(404)
  await gateway.close()
  await rm(dataDir, { recursive: true, force: true })
})
