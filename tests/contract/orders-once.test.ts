import { beforeAll, describe, expect, test } from 'vitest'
import type { CallDefinition } from '#contract/define-call.ts'
import { calls } from '#contract/registry.ts'
import { producers } from '#tests/contract/producers/all.ts'
import { captchaText, type Prepared } from '#tests/contract/producers/producer.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { someAddress } from '#tests/support/points.ts'

// A decided order is answered by its key alone (product rule 16.7); `registry.test.ts` shows which refusals decide a key.

const all = calls as readonly unknown[] as readonly CallDefinition[]
const orders = all.filter(({ idempotent }) => idempotent)
let gateway: TestGateway

beforeAll(async () => {
  gateway = await testGateway({ seeded: true, auth: { captchaText: () => captchaText } })
  return () => closeReconciled(gateway)
})

/** The same order with secrets that are wrong: they are no part of it. */
const withWrongSecrets = ({ input, ...sending }: Prepared): Prepared => {
  const secrets = Object.keys(input as object).filter((name) => /password/i.test(name))
  return { ...sending, input: { ...(input as object), ...Object.fromEntries(secrets.map((name) => [name, '900913'])) } }
}

const send = (call: CallDefinition, prepared: Prepared) => gateway.call(call, prepared.input, prepared)

describe.each(orders)('$name', (call) => {
  test('answers a decided order whatever the password is, and counts no attempt (rule 16.7)', async () => {
    const prepared = await producers[call.name]?.success(gateway)
    if (!prepared) throw new Error(`${call.name} has no producer`)
    const first = await send(call, prepared)
    expect(first.envelope).toMatchObject({ success: true })
    const guards = () => gateway.deps.database.query('SELECT subject, failures FROM login_guard ORDER BY subject')
    const before = await guards()
    for (let attempt = 0; attempt < 4; attempt++) {
      const again = await send(call, withWrongSecrets(prepared))
      expect(again.envelope).toMatchObject({ success: true })
    }
    expect(await guards()).toEqual(before)
  })
})

/** The same order as people write it a second time, after a lost answer and a reload. */
const rewritten: Readonly<Record<string, (input: object) => object>> = {
  createLineTransfer: (input) => ({
    ...input,
    receiver: ` ${('receiver' in input ? String(input.receiver) : '').toUpperCase()}\u200B`,
  }),
  redeemReward: (input) => ({ ...input, address: { ...someAddress, street: 'Otherwise written, 10' } }),
}

test.each(Object.entries(rewritten))(
  '%s is one order, however it is written the second time (rule 16.7)',
  async (name, again) => {
    const call = orders.find((one) => one.name === name)
    const prepared = await producers[name as keyof typeof producers]?.success(gateway)
    if (!call || !prepared) throw new Error(`There is no order ${name}`)
    const first = (await send(call, prepared)).envelope
    expect(first).toMatchObject({ success: true })
    expect((await send(call, { ...prepared, input: again(prepared.input as object) })).envelope).toEqual(first)
  },
)
