import { expect, test } from 'vitest'
import { getProtection } from '#contract/account/protection/get-protection.ts'
import { createDeposit } from '#contract/money/deposits/create-deposit.ts'
import { demoPassword } from '#gateway/seed/demo-members.ts'
import { testGateway } from '#tests/support/gateway.ts'
import { logIn } from '#tests/support/people.ts'

test('a demonstration in the jurisdiction of a market also starts, and Maria can continue to play', async () => {
  const gateway = await testGateway({
    database: 'memory',
    env: { SEED_DEMO: '1', PUBLIC_JURISDICTION: 'br' },
    seeded: true,
  })
  const token = await logIn(gateway, { username: 'maria', password: demoPassword })
  const charge = { method: 'pix', amount: 50_00n, currency: 'BRL' }
  expect((await gateway.call(createDeposit, charge, { token, key: crypto.randomUUID() })).code).toBeUndefined()
  const { limits, missing } = (await gateway.call(getProtection, {}, { token })).value()
  expect(limits.filter(({ mandatory }) => mandatory)).toMatchObject([
    { kind: 'loss', period: 'month', amount: 5_000_00n },
    { kind: 'time', period: 'day', amount: 240n },
  ])
  expect(missing).toEqual([])
  await gateway.close()
})
