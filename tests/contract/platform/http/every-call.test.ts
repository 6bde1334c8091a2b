import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { CallDefinition } from '#contract/define-call.ts'
import { noLimits } from '#gateway/platform/http/limits.ts'
import { producers } from '#tests/contract/producers/all.ts'
import { captchaText, type Prepared } from '#tests/contract/producers/producer.ts'
import { fakeIdentities } from '#tests/support/access.ts'
import { type CallClass, callClasses, takesBody } from '#tests/support/call-classes.ts'
import { type Answer, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { oddObjects } from '#tests/support/odd-objects.ts'
import { registerMember, trialUser } from '#tests/support/people.ts'

// What the dispatcher does with every call, shown with one call of each class. What differs from call to call is in
// `registry.test.ts`, `matrix.test.ts` and `unit/contract/`.

const broken: { limited: 'address' | 'account' | undefined; sabotaged: string | undefined } = {
  limited: undefined,
  sabotaged: undefined,
}
let gateway: TestGateway

beforeAll(async () => {
  gateway = await testGateway({
    seeded: true,
    auth: { captchaText: () => captchaText, identities: fakeIdentities },
    env: { CHALLENGE: 'altcha', CHALLENGE_DIFFICULTY: '4' },
    limits: { ...noLimits, take: async (_, scope) => (broken.limited === scope ? 7 : undefined) },
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

const send = (call: CallDefinition, prepared: Prepared): Promise<Answer<unknown>> =>
  gateway.call(call, prepared.input, prepared)

const having = (has: (call: CallDefinition) => boolean) => callClasses.filter(({ call }) => has(call))
const withAccount = having(({ auth }) => auth !== 'none')

/** The prerequisites of a success, prepared once: all requests are refused before a handler uses any of them. */
const prepared = new Map(
  callClasses.map(({ call }) => [
    call.name,
    lazily(async (): Promise<Prepared> => (await producers[call.name]?.success(gateway)) ?? { input: {} }),
  ]),
)
const readyFor = async ({ call }: CallClass): Promise<Prepared> => (await prepared.get(call.name)?.()) ?? { input: {} }

test('the classes of the calls stand for all of them', () => {
  expect(callClasses.length).toBeGreaterThan(20)
})

describe.each([...callClasses])('$name', (one) => {
  const { call } = one

  test('refuses unknown fields: invalid_request', async () => {
    const ready = await readyFor(one)
    const answer = await send(call, { ...ready, input: { ...(ready.input as object), stranger: '1' } })
    expect(answer.envelope).toMatchObject({
      code: 'invalid_request',
      value: { fields: { stranger: { reason: 'unknown' } } },
    })
  })

  test('refuses objects that no message can name, in any number of fields: invalid_request', async () => {
    const ready = await readyFor(one)
    const fields = [...Object.keys(ready.input as object), 'stranger'].slice(0, 3)
    for (const from of oddObjects.keys()) {
      const odd = (place: number) => oddObjects[(from + place) % oddObjects.length]
      const input = Object.fromEntries(fields.map((name, place) => [name, odd(place)]))
      const answer = await send(call, { ...ready, input: { ...(ready.input as object), ...input } })
      expect([answer.status, answer.code]).toEqual([400, 'invalid_request'])
    }
  })

  test('is limited: rate_limited', async () => {
    const ready = await readyFor(one)
    for (const scope of call.auth === 'none' ? (['address'] as const) : (['address', 'account'] as const)) {
      broken.limited = scope
      const answer = await send({ ...call, sealed: false }, ready).finally(() => {
        broken.limited = undefined
      })
      expect([answer.status, answer.code, answer.headers.get('Retry-After')]).toEqual([429, 'rate_limited', '7'])
    }
  })

  test('fails without details: internal_error', async () => {
    const ready = await readyFor(one)
    broken.sabotaged = call.name
    const answer = await send(call, ready).finally(() => {
      broken.sabotaged = undefined
    })
    expect([answer.status, answer.code]).toEqual([500, 'internal_error'])
    expect(JSON.stringify(answer.envelope)).not.toContain('secret of the inside')
  })
})

describe.each(having((call) => takesBody(call) && !call.upload))('the body of $name', ({ call }) => {
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

describe.each(withAccount)('$name: the caller', ({ call }) => {
  // Checked before anything else of the request.
  const unknown = 'a'.repeat(43)
  const refused = call.auth === 'game' ? 'game_session_closed' : 'session_expired'
  const ask = (token?: string) => send(call, { input: {}, ...(token === undefined ? {} : { token }) })
  test('refuses a missing token: session_required', async () => {
    expect((await ask()).code).toBe('session_required')
  })
  test('refuses an unknown token', async () => {
    expect((await ask(unknown)).code).toBe(refused)
  })
  test('refuses the other kind of token', async () => {
    expect((await ask(await (call.auth === 'game' ? memberToken() : gameToken()))).code).toBe(refused)
  })
})

test.each(having(({ auth }) => auth === 'member' || auth === 'agent'))(
  '$name: not for trial users (rule 1.6)',
  async ({ call }) => {
    const answer = await send(call, { input: {}, token: await trial() })
    expect([answer.status, answer.code]).toEqual([403, 'real_account_required'])
  },
)

test.each(having(({ auth }) => auth === 'agent'))('$name: for agents only', async ({ call }) => {
  const answer = await send(call, { input: {}, token: await memberToken() })
  expect([answer.status, answer.code]).toEqual([403, 'not_an_agent'])
})

test.each(having(({ idempotent }) => idempotent))('$name: needs a key', async (one) => {
  const { key: _, ...keyless } = await readyFor(one)
  for (const key of [undefined, '', 'two words', 'a'.repeat(129)])
    expect((await send(one.call, { ...keyless, ...(key === undefined ? {} : { key }) })).code).toBe(
      'idempotency_key_missing',
    )
})

const gameToken = lazily(async () => (await producers.getSlotsState?.success(gateway))?.token ?? '')
const memberToken = lazily(async () => (await registerMember(gateway)).token)
const trial = lazily(() => trialUser(gateway))

/** Runs once, when it is first asked for. */
function lazily<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => {
    made ??= make()
    return made
  }
}
