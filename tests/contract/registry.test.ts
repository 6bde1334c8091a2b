import { literal, type Struct, validate } from 'superstruct'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallDefinition } from '#contract/define-call.ts'
import { errorValues } from '#contract/error-values.ts'
import { calls } from '#contract/registry.ts'
import { noLimits } from '#gateway/platform/http/limits.ts'
import { printed } from '#gateway/platform/ledger/reconcile.ts'
import { reconcileAll } from '#gateway/reconcile.ts'
import { producers } from '#tests/contract/producers/all.ts'
import { captchaText, type Prepared } from '#tests/contract/producers/producer.ts'
import { fakeIdentities } from '#tests/support/access.ts'
import { type Answer, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { moveTo } from '#tests/support/jurisdiction.ts'
import { oddObjects } from '#tests/support/odd-objects.ts'
import { registerMember, trialUser } from '#tests/support/people.ts'

// Produces every answer of every call; the answers that only one call declares are in `producers/<area>.ts`.

const nothing = literal(undefined) as unknown as Struct<unknown, unknown>
const all = calls as readonly unknown[] as readonly CallDefinition[]
const withBody = all.filter(({ method, upload }) => (method === 'POST' || method === 'PUT') && !upload)
const broken: { limited: boolean; sabotaged: string | undefined } = { limited: false, sabotaged: undefined }
let gateway: TestGateway

beforeAll(async () => {
  gateway = await testGateway({
    seeded: true,
    auth: { captchaText: () => captchaText, identities: fakeIdentities },
    env: { CHALLENGE: 'altcha', CHALLENGE_DIFFICULTY: '4' },
    limits: { ...noLimits, take: async () => (broken.limited ? 7 : undefined) },
    wrap: (bound) => ({
      ...bound,
      handle: async (input, context) => {
        if (broken.sabotaged === bound.call.name) throw new Error('a secret of the inside')
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

/**
 * The prerequisites of a call's success, prepared once for all requests that are refused before the handler uses any of
 * them.
 */
const ready = new Map(all.map((call) => [call.name, lazily(() => success(call))]))
const readyFor = async (call: CallDefinition): Promise<Prepared> => (await ready.get(call.name)?.()) ?? { input: {} }

describe.each(all)('$name', (call) => {
  test('answers with the shape of its struct', async () => {
    const answer = await send(call, await success(call))
    expect(answer.value()).toBeDefined()
    expect(answer.status).toBe(200)
  })

  test('has a producer for each declared error, and each error has its status', async () => {
    expect(Object.keys(producers[call.name]?.refusals ?? {}).sort()).toEqual([...call.errors].sort())
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
    expect(answer.code).toBe(code)
    // Codes without a shape have no value, as the reference says.
    const { value } = answer.envelope as { value?: unknown }
    expect(validate(value, errorValues[code] ?? nothing, { coerce: true })[0]).toBeUndefined()
  })

  test('refuses unknown fields: invalid_request', async () => {
    const prepared = await readyFor(call)
    const answer = await send(call, { ...prepared, input: { ...(prepared.input as object), stranger: '1' } })
    expect(answer.envelope).toMatchObject({
      code: 'invalid_request',
      value: { fields: { stranger: { reason: 'unknown' } } },
    })
  })

  test('refuses objects that no message can name, in any number of fields: invalid_request', async () => {
    const prepared = await readyFor(call)
    const fields = [...Object.keys(prepared.input as object), 'stranger'].slice(0, 3)
    // The faults meet in all pairs over the calls: each field has one that the field before it did not have.
    const input = Object.fromEntries(fields.map((name, place) => [name, oddObjects[place % oddObjects.length]]))
    const answer = await send(call, { ...prepared, input: { ...(prepared.input as object), ...input } })
    expect([answer.status, answer.code]).toEqual([400, 'invalid_request'])
  })

  test('is limited: rate_limited', async () => {
    const prepared = await readyFor(call)
    broken.limited = true
    const answer = await send({ ...call, sealed: false }, prepared).finally(() => {
      broken.limited = false
    })
    expect([answer.status, answer.code, answer.headers.get('Retry-After')]).toEqual([429, 'rate_limited', '7'])
  })

  test('fails without details: internal_error', async () => {
    const prepared = await readyFor(call)
    broken.sabotaged = call.name
    const answer = await send(call, prepared).finally(() => {
      broken.sabotaged = undefined
    })
    expect([answer.status, answer.code]).toEqual([500, 'internal_error'])
    expect(JSON.stringify(answer.envelope)).not.toContain('secret of the inside')
  })
})

describe.each(withBody)('the body of $name', (call) => {
  // The body is read before the caller is checked.
  const post = async (body: string, type = 'application/json') => {
    const headers = { 'Content-Type': type }
    const response = await gateway.request(call.path, { method: call.method, headers, body })
    return (await response.json()) as { code: string }
  }
  test.each([
    ['malformed_json', '{"a":', 'application/json'],
    ['body_too_large', `{"a":"${'a'.repeat(65_536)}"}`, 'application/json'],
    ['unsupported_media_type', '{}', 'text/plain'],
    [call.form ? 'invalid_request' : 'unsupported_media_type', 'a=1', 'application/x-www-form-urlencoded'],
  ])('%s', async (code, body, type) => {
    expect(await post(body, type)).toMatchObject({ success: false, code })
  })
})

describe.each(all.filter(({ auth }) => auth !== 'none'))('$name checks the caller', (call) => {
  // Before anything else of the request is checked.
  const unknown = 'a'.repeat(43)
  const ask = (token?: string) => send(call, { input: {}, ...(token === undefined ? {} : { token }) })
  test('refuses a missing token: session_required', async () => {
    expect((await ask()).code).toBe('session_required')
  })
  test('refuses an unknown token', async () => {
    const code = call.auth === 'game' ? 'game_session_closed' : 'session_expired'
    expect((await ask(unknown)).code).toBe(code)
  })
  test('refuses the other kind of token', async () => {
    const other = call.auth === 'game' ? (await registerMember(gateway)).token : await gameToken()
    const code = call.auth === 'game' ? 'game_session_closed' : 'session_expired'
    expect((await ask(other)).code).toBe(code)
  })
})

test.each(all.filter(({ auth }) => auth === 'member' || auth === 'agent'))(
  '$name is not for trial users (rule 1.6)',
  async (call) => {
    const answer = await send(call, { input: {}, token: await trial() })
    expect([answer.status, answer.code]).toEqual([403, 'real_account_required'])
  },
)

test.each(all.filter(({ auth }) => auth === 'agent'))('$name is for agents only', async (call) => {
  const answer = await send(call, { input: {}, token: (await registerMember(gateway)).token })
  expect([answer.status, answer.code]).toEqual([403, 'not_an_agent'])
})

test.each(all.filter(({ idempotent }) => idempotent))('$name needs a key, and works once per key', async (call) => {
  const { key: _, ...keyless } = await success(call)
  expect((await send(call, keyless)).code).toBe('idempotency_key_missing')
  expect((await send(call, { ...keyless, key: 'two words' })).code).toBe('idempotency_key_missing')
})

test('the books balance, and without a database every call answers 503 and leaks nothing', async () => {
  const books = await reconcileAll(gateway.deps.database)
  expect(books.ok, printed(books)).toBe(true)
  // One after the other: on a busy machine that many registrations at once would outlast a request's time.
  const prepared: { call: CallDefinition; ready: Prepared }[] = []
  for (const call of all) prepared.push({ call, ready: await readyFor(call) })
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

/** The head of a sealed body, and nothing behind it. */
const head = `${Buffer.from('{"alg":"ECDH-ES","enc":"A256GCM","kid":"some"}').toString('base64url')}....`

const gameToken = lazily(async () => (await producers.getSlotsState?.success(gateway))?.token ?? '')
const trial = lazily(() => trialUser(gateway))

/** Runs once, when it is first asked for. */
function lazily<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => {
    made ??= make()
    return made
  }
}
