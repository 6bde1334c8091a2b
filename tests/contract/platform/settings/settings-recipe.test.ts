import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { getStatus } from '#contract/site/system/get-status.ts'
import { readPayoutSetting } from '#gateway/money/withdrawals/payout-setting.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

test('the SQL statements in the operators’ guide start a maintenance and set the kinds of payouts', async () => {
  const doc = readFileSync('docs/operating.md', 'utf8')
  const statements = [...doc.matchAll(/```sql\n(INSERT INTO system_setting[\s\S]*?;)\n```/g)]
  const status = async () => (await gateway.call(getStatus, { language: 'en' })).value()
  expect(await status()).toMatchObject({ status: 0, maintenance: false })
  for (const [, statement = ''] of statements) await gateway.deps.database.query(statement)
  expect(await status()).toMatchObject({ status: 1, maintenance: true, maintenanceMessage: 'Back at 06:00 UTC.' })
  expect((await readPayoutSetting(gateway.deps.database)).kinds).toEqual(['pix', 'bank'])
})

test('each setting of the operator is in the operators’ guide or in the reference', () => {
  const sources = globSync('src/gateway/**/*.ts').map((file) => readFileSync(file, 'utf8'))
  const settings = sources.flatMap((text) =>
    [...text.matchAll(/defineSetting\(\s*'([\w-]+)'/g)].map(([, name]) => name),
  )
  const docs = ['docs/operating.md', 'docs/gateway.md'].map((file) => readFileSync(file, 'utf8')).join('\n')
  expect(settings).toContain('payout')
  expect(settings.filter((name) => !docs.includes(`\`${name}\``))).toEqual([])
})
