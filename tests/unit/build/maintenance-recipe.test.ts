import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getStatus } from '#contract/system/get-status.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

test('the SQL statement in the operators’ guide starts a maintenance', async () => {
  const doc = readFileSync('docs/operating.md', 'utf8')
  const [, statement = ''] = /```sql\n(INSERT INTO system_setting[\s\S]*?;)\n```/.exec(doc) ?? []
  const status = async () => (await gateway.call(getStatus, { language: 'en' })).value()
  expect(await status()).toMatchObject({ status: 0, maintenance: false })
  await gateway.deps.database.query(statement, [])
  expect(await status()).toMatchObject({ status: 1, maintenance: true, maintenanceMessage: 'Back at 06:00 UTC.' })
})
