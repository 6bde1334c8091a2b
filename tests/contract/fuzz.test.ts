import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { login } from '#contract/account/auth/login.ts'
import type { CallDefinition } from '#contract/define-call.ts'
import { commonErrors, idempotencyErrors, sealedErrors } from '#contract/errors.ts'
import { getKeys } from '#contract/platform/sealing/get-keys.ts'
import { calls } from '#contract/registry.ts'
import { reconcileAll } from '#gateway/reconcile.ts'
import { toJson } from '#lib/json.ts'
import { producers } from '#tests/contract/producers/all.ts'
import type { Prepared } from '#tests/contract/producers/producer.ts'
import { vendorOfProducers } from '#tests/contract/producers/vendor-round.ts'
import { effort, isLong } from '#tests/support/effort.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { oddObjects } from '#tests/support/odd-objects.ts'
import { seal } from '#tests/support/seal.ts'

// Every call answers random requests by its contract. The gateway checks its own successes (an answer with a wrong
// shape becomes a 500), and this checks the refusals.

const all = calls as readonly unknown[] as readonly CallDefinition[]
let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ seeded: true, vendors: vendorOfProducers.client })
})
afterAll(async () => {
  expect((await reconcileAll(gateway.deps.database)).ok).toBe(true)
  await gateway.close()
})

/** Values that break programs: huge, negative and odd numbers, names of object internals, invalid characters, SQL. */
const known = [
  '',
  '0',
  '-1',
  '00',
  '1e9',
  'NaN',
  'a\u0000b',
  '\ud800x',
  "'; --",
  '__proto__',
  '9'.repeat(19),
  '1'.repeat(5000),
]
/** Outside the long run each field gets every n-th of them, and the next field others. */
const every = 4
const nasty = fc.oneof(
  fc.constantFrom(...oddObjects),
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.bigInt(-(2n ** 70n), 2n ** 70n).map(String),
  fc.constantFrom(...known),
)

/** A right input with one or two fields replaced, left out or added; now and then anything at all. */
const inputs = (right: object) =>
  fc.oneof(
    { arbitrary: nasty, weight: 1 },
    {
      arbitrary: fc
        .dictionary(
          fc.constantFrom(...Object.keys(right), '__proto__', 'constructor', 'toString', 'toJSON', 'x'),
          fc.option(nasty),
          {
            maxKeys: 2,
          },
        )
        .map((changes) => {
          const changed: Record<string, unknown> = { ...right, ...changes }
          return Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== null))
        }),
      weight: 6,
    },
  )

const declared = (call: CallDefinition) =>
  [
    undefined,
    ...call.errors,
    ...commonErrors.filter((code) => code !== 'internal_error' && code !== 'service_unavailable'),
    ...(call.sealed ? sealedErrors : []),
    ...(call.idempotent ? idempotencyErrors : []),
    ...(call.auth === 'game' ? ['game_session_closed'] : []),
    ...(call.auth === 'none' || call.auth === 'game' ? [] : ['session_expired']),
  ] as (string | undefined)[]

test.each(all)('$name answers any request by its contract', async (call) => {
  const prepared: Prepared = (await producers[call.name]?.success(gateway)) ?? { input: {} }
  const right = prepared.input as object
  for (const [at, field] of Object.keys(right).entries()) {
    for (const value of known.filter((_, index) => isLong || (index + at) % every === 0))
      await expectContract(call, prepared, { ...right, [field]: value })
    // The second fault is the one whose message is made outside of the validation.
    for (const value of oddObjects.filter((_, index) => isLong || (index + at) % every === 0))
      await expectContract(call, prepared, { ...right, [field]: value, stranger: value })
  }
  await fc.assert(
    fc.asyncProperty(inputs(right), (input) => expectContract(call, prepared, input)),
    { numRuns: effort.fuzzRuns },
  )
})

/** Texts of a length that an id may have. */
const odd = ['\0'.repeat(16), `${'a'.repeat(16)}\ud800`, "'; --".repeat(8)]

/** Bodies of a foreign client: a valid body with one or two changes, or any other body. */
const sealings = fc.oneof(
  {
    arbitrary: fc.dictionary(
      fc.constantFrom('method', 'path', 'jti', 'iat', 'body', 'x'),
      fc.oneof(nasty, fc.constantFrom(...odd)),
      { maxKeys: 2 },
    ),
    weight: 4,
  },
  { arbitrary: nasty, weight: 1 },
)

test('a sealed body with any content is opened or refused', async () => {
  const [key] = (await gateway.call(getKeys, {})).value().keys
  if (!key) throw new Error('The gateway gives no key')
  const { method, path } = login
  const unsealed = {
    ...(login as unknown as CallDefinition),
    sealed: false,
    errors: [...login.errors, ...sealedErrors],
  }
  const send = async (inside: unknown) => {
    const now = gateway.clock.now()
    const right = { body: {}, method, path, jti: crypto.randomUUID(), iat: Math.floor(now.getTime() / 1000) }
    const plain = typeof inside === 'object' ? { ...right, ...inside } : inside
    await expectContract(unsealed, { input: {} }, await seal({ key, method, path, body: {}, now, plain }))
  }
  for (const jti of odd) await send({ jti })
  await fc.assert(fc.asyncProperty(sealings, send), { numRuns: effort.fuzzRuns })
})

async function expectContract(call: CallDefinition, prepared: Prepared, input: unknown): Promise<void> {
  const key = call.idempotent ? { key: crypto.randomUUID() } : {}
  const answer = await gateway.call(call, input, { ...prepared, ...key })
  if (!declared(call).includes(answer.code)) {
    const last = gateway.log().split('\n').slice(-3).join('\n')
    expect.fail(`${toJson(input)} gives ${answer.code}: ${last}`)
  }
  expect(toJson(answer.envelope)).not.toMatch(/node_modules|\.ts:\d|SELECT |INSERT /)
}
