import { afterAll, beforeAll, expect, test } from 'vitest'
import { getCaptcha } from '#contract/account/auth/get-captcha.ts'
import { login } from '#contract/account/auth/login.ts'
import { logout } from '#contract/account/auth/logout.ts'
import { register } from '#contract/account/auth/register.ts'
import { getKeys } from '#contract/platform/sealing/get-keys.ts'
import { getSlotsState } from '#contract/play/slots/get-slots-state.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { launch, payIn, registerMember, registration } from '#tests/support/people.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { seal } from '#tests/support/seal.ts'

const letters = 'WXYKH'
let gateway: TestGateway
const broken = { handler: false }
beforeAll(async () => {
  gateway = await testGateway({
    gateMaxAge: 0,
    seeded: true,
    auth: { captchaText: () => letters },
    wrap: (bound) => ({
      ...bound,
      handle: async (input, context) => {
        const value = await bound.handle(input, context)
        if (broken.handler && bound.call.name === 'register')
          throw Object.assign(new Error('broken'), { request: input, token: 'on the error itself' })
        return value
      },
    }),
  })
})
afterAll(() => gateway.close())

test('the log of a whole journey with failures contains no secret', async () => {
  const person = await registerMember(gateway)
  const wrong = 'a-wrong-password-77'
  await gateway.call(login, { username: person.username, password: wrong, type: 'username' })
  const { captchaId, image } = (await gateway.call(getCaptcha, {})).value()
  const right = { username: person.username, password: person.password, type: 'username', captchaId, captcha: letters }
  const { token } = (await gateway.call(login, right)).value()
  await payIn(gateway, token, 50_00n)
  const game = await launch(gateway, token)
  await gateway.call(getSlotsState, {}, { token: game, headers: { Cookie: 'session=a-cookie-value' } })
  const [key] = (await gateway.call(getKeys, {})).value().keys
  if (!key) throw new Error('no key')
  const { method, path } = login
  const { sealed } = await seal({ key, method, path, body: right, now: gateway.clock.now() })
  const init = { method, headers: { 'Content-Type': 'application/json' } }
  await gateway.request(path, { ...init, body: JSON.stringify({ sealed }) })
  // Failures of every depth: of the handler after the work, and of the database.
  broken.handler = true
  await gateway.call(register, registration({ password: 'broken-handler-pw', confirmPassword: 'broken-handler-pw' }))
  broken.handler = false
  const { database } = gateway.deps
  await database.query("INSERT INTO system_setting VALUES ('register', '{\"open\": 1}', now())")
  await gateway.call(register, registration({ password: 'broken-setting-pw', confirmPassword: 'broken-setting-pw' }))
  await gateway.call(logout, {}, { token })
  const [{ private_jwk: jwk } = {}] = await rowsAs<{ private_jwk: { d: string } }>(database, 'SELECT * FROM seal_key')
  await database.close()
  expect((await gateway.call(login, right)).code).toBe('service_unavailable')
  await gateway.request(path, { ...init, body: JSON.stringify({ sealed }) })

  const log = gateway.log()
  expect(log).toContain('"call":"login"')
  expect(log).toContain('broken')
  const secrets = [person.password, wrong, token, person.token, game, letters, captchaId, image, sealed, jwk?.d]
  for (const secret of [
    ...secrets,
    'a-cookie-value',
    'broken-handler-pw',
    'broken-setting-pw',
    '$argon2id',
    'on the error',
  ]) {
    expect(secret).toBeTruthy()
    expect(log).not.toContain(secret)
  }
})

test('the logger censors fields with secret names', () => {
  const { log } = gateway.deps
  log.info(
    { password: 'pw-by-name', request: { token: 'token-by-name', body: { captcha: 'captcha-by-name' } } },
    'careless',
  )
  expect(gateway.log()).toContain('careless')
  expect(gateway.log()).not.toMatch(/-by-name/)
})

test('the error of a database is logged without its parameters', async () => {
  const other = await testGateway()
  const { database, log } = other.deps
  const failure: unknown = await database
    .query('SELECT :value2::text::integer', { value2: 'parameter-of-a-query' })
    .catch((thrown: unknown) => thrown)
  log.error({ err: failure }, 'database')
  expect(other.log()).toContain('22P02')
  expect(other.log()).not.toContain('parameter-of-a-query')
  await other.close()
})
