import { afterAll, beforeAll, expect, test } from 'vitest'
import { getChallenge } from '#contract/auth/get-challenge.ts'
import { register } from '#contract/auth/register.ts'
import { sendRegisterCode } from '#contract/auth/send-register-code.ts'
import { newMobile } from '#tests/support/access.ts'
import { solution } from '#tests/support/challenge.ts'
import { minutes } from '#tests/support/clock.ts'
import { memoryDatabase } from '#tests/support/database.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { registration } from '#tests/support/people.ts'

const env = { CHALLENGE: 'altcha', CHALLENGE_DIFFICULTY: '8' }
let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ env })
})
afterAll(() => gateway.close())

const ask = (challenge: string | undefined, at = gateway) =>
  at.call(sendRegisterCode, { mobileNo: newMobile(), ...(challenge === undefined ? {} : { challenge }) })

test('a solution is good once', async () => {
  const { challenge } = await solution(gateway)
  expect((await ask(challenge)).code).toBeUndefined()
  expect((await ask(challenge)).code).toBe('challenge_failed')
  expect((await ask(undefined)).code).toBe('challenge_required')
})

test('of several uses at once one counts, on two gateways of one database', async () => {
  const database = await memoryDatabase()
  const [one, two] = [await testGateway({ env, database }), await testGateway({ env, database })]
  const { challenge } = await solution(one)
  const answers = await Promise.all([one, two, one, two].map((at) => ask(challenge, at)))
  expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1)
  await database.close()
})

test('a challenge ends after ten minutes', async () => {
  const { challenge } = await solution(gateway)
  gateway.clock.advance(minutes(10))
  expect((await ask(challenge)).code).toBe('challenge_failed')
})

test.each<[string, (payload: Payload) => void]>([
  ['an easier one', ({ challenge }) => void Object.assign(challenge.parameters, { cost: 1 })],
  [
    'a later end',
    ({ challenge: { parameters } }) => void Object.assign(parameters, { expiresAt: parameters.expiresAt + 3600 }),
  ],
  ['another key', ({ solution: solved }) => void Object.assign(solved, { derivedKey: '00'.repeat(32) })],
  ['another signature', ({ challenge }) => void Object.assign(challenge, { signature: '00'.repeat(32) })],
])('%s of the client’s own making is refused', async (_, forge) => {
  const { challenge = '' } = await solution(gateway)
  const payload: Payload = JSON.parse(Buffer.from(challenge, 'base64').toString())
  forge(payload)
  expect((await ask(Buffer.from(JSON.stringify(payload)).toString('base64'))).code).toBe('challenge_failed')
})

interface Payload {
  challenge: { parameters: { expiresAt: number }; signature: string }
  solution: { derivedKey: string }
}

test('a mistake in the form does not use the solution up', async () => {
  const { challenge } = await solution(gateway)
  expect((await gateway.call(register, registration({ challenge, username: '1abc' }))).code).toBe('field_invalid')
  expect((await gateway.call(register, registration({ challenge }))).code).toBeUndefined()
})

test('an operator can ask for none', async () => {
  const open = await testGateway({ env: { CHALLENGE: 'none' } })
  expect((await open.call(getChallenge, {})).value()).toEqual({ provider: 'none', challenge: null })
  expect((await ask(undefined, open)).code).toBeUndefined()
  await open.close()
})
