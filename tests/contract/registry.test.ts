import { literal, type Struct, validate } from 'superstruct'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallDefinition } from '#contract/define-call.ts'
import { errorValues } from '#contract/error-values.ts'
import { errorStatus } from '#contract/errors.ts'
import { calls } from '#contract/registry.ts'
import { printed } from '#gateway/platform/ledger/reconcile.ts'
import { reconcileAll } from '#gateway/reconcile.ts'
import { toJson } from '#lib/json.ts'
import { producers } from '#tests/contract/producers/all.ts'
import { captchaText, type Prepared } from '#tests/contract/producers/producer.ts'
import { vendorOfProducers } from '#tests/contract/producers/vendor-round.ts'
import { fakeIdentities } from '#tests/support/access.ts'
import { type Answer, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { moveTo } from '#tests/support/jurisdiction.ts'
import { heldTo } from '#tests/support/openapi-answers.ts'

// Produces every answer that a call declares, by `producers/<area>.ts`. What the dispatcher does with every call is tested with one
// of each class: `platform/http/every-call.test.ts`.

const nothing = literal(undefined) as unknown as Struct<unknown, unknown>
const all = calls as readonly unknown[] as readonly CallDefinition[]
/** What docs/openapi says of every request and answer here. */
const document = heldTo('players')
const asSent = (input: unknown): unknown => JSON.parse(toJson(input ?? {}))
/** Calls whose handler has run. */
const handled = new Set<string>()
let gateway: TestGateway

beforeAll(async () => {
  gateway = await testGateway({
    seeded: true,
    vendors: vendorOfProducers.client,
    auth: { captchaText: () => captchaText, identities: fakeIdentities },
    env: { CHALLENGE: 'altcha', CHALLENGE_DIFFICULTY: '4' },
    wrap: (bound) => ({
      ...bound,
      handle: async (input, context) => {
        handled.add(bound.call.name)
        return await bound.handle(input, context)
      },
    }),
  })
})
afterAll(async () => {
  await gateway.close()
})

function send(call: CallDefinition, prepared: Prepared): Promise<Answer<unknown>> {
  return gateway.call(call, prepared.input, prepared)
}

/** A refusal says that it is final if, and only if, it is stored as the answer of its key (product rule 16.7). */
async function expectFinality(call: CallDefinition, prepared: Prepared, { envelope }: Answer<unknown>): Promise<void> {
  const { key = '' } = prepared
  const text = `SELECT 1 AS found FROM ledger_idempotency WHERE key = :key
    UNION ALL SELECT 1 FROM vendor_transaction WHERE transaction_id LIKE '%:' || :key`
  const isStored = (await gateway.deps.database.query(text, { key })).length > 0
  expect([call.name, 'final' in envelope]).toEqual([call.name, isStored])
  if (isStored) expect((await send(call, prepared)).envelope).toEqual(envelope)
}

const success = (call: CallDefinition) => Promise.resolve(producers[call.name]?.success(gateway) ?? { input: {} })

test('each declared error of a call has a producer, and no other has one', () => {
  const produced = all.map(({ name }) => [name, Object.keys(producers[name]?.refusals ?? {}).toSorted()])
  expect(produced).toEqual(all.map(({ name, errors }) => [name, errors.toSorted()]))
})

describe.each(all)('$name', (call) => {
  test('answers with the shape of its struct', async () => {
    const prepared = await success(call)
    handled.delete(call.name)
    const answer = await send(call, prepared)
    expect(answer.value()).toBeDefined()
    expect(answer.status).toBe(200)
    expect(document.faultsOfRequest(call.method, call.path, asSent(prepared.input))).toEqual([])
    expect(document.faultsOfAnswer(call.method, call.path, 200, answer.envelope)).toEqual([])
    // A page of the gateway at the same address would answer before the dispatcher.
    expect(handled).toContain(call.name)
  })

  test.each(call.errors.map((code) => ({ code })))('refuses with $code', async ({ code }) => {
    const prepare = producers[call.name]?.refusals[code]
    const prepared = await prepare?.(gateway)
    if (!prepared) throw new Error(`${call.name} has no producer for ${code}`)
    const answer = await send(call, prepared)
    if (call.idempotent) await expectFinality(call, prepared, answer)
    await gateway.deps.database.query("DELETE FROM system_setting WHERE name IN ('register', 'whitelabel')")
    fakeIdentities.configure(true)
    moveTo(gateway, 'demo')
    expect([answer.code, answer.status]).toEqual([code, errorStatus[code]])
    // Codes without a shape have no value, as the reference says.
    const { value } = answer.envelope as { value?: unknown }
    expect(document.faultsOfAnswer(call.method, call.path, answer.status, answer.envelope)).toEqual([])
    expect(validate(value, errorValues[code] ?? nothing, { coerce: true })[0]).toBeUndefined()
  })
})

test('the books balance, and without a database every call answers 503 and leaks nothing', async () => {
  const books = await reconcileAll(gateway.deps.database)
  expect(books.ok, printed(books)).toBe(true)
  // Everybody else is refused before the handler, which looks up the token.
  const prepared: { call: CallDefinition; ready: Prepared }[] = []
  for (const call of all) prepared.push({ call, ready: call.auth === 'none' ? await success(call) : someToken })
  // What is cached is answered without a database too: until its time is over.
  gateway.clock.advance(60_000)
  await gateway.deps.database.close()
  for (const { call, ready } of prepared) {
    // A sealed body needs the gateway's keys, which are in the database: any body of the right shape will do.
    const answer = await send(
      { ...call, sealed: false },
      { ...ready, input: call.sealed ? { sealed: head } : ready.input },
    )
    expect([call.name, answer.status, answer.code]).toEqual([call.name, 503, 'service_unavailable'])
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0)
  }
  const ready = await gateway.request('/readyz')
  expect(ready.status).toBe(503)
  expect((await gateway.request('/healthz')).status).toBe(200)
})

/** Of nobody, but the gateway has to look it up. */
const someToken: Prepared = { input: {}, token: 'a'.repeat(43) }

/** The head of a sealed body, and nothing behind it. */
const head = `${Buffer.from('{"alg":"ECDH-ES","enc":"A256GCM","kid":"some"}').toString('base64url')}....`
