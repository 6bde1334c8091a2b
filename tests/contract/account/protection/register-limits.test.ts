import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { getRegisterRules } from '#contract/account/auth/get-register-rules.ts'
import { register } from '#contract/account/auth/register.ts'
import { registerMobile } from '#contract/account/auth/register-mobile.ts'
import { getProtection } from '#contract/account/protection/get-protection.ts'
import { setLimit } from '#contract/account/protection/set-limit.ts'
import { findAccount } from '#gateway/account/members/accounts.ts'
import { fakeIdentities, mobileRegistration } from '#tests/support/access.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { brazilian, moveTo } from '#tests/support/jurisdiction.ts'
import { registration } from '#tests/support/people.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { newCpf } from '#tests/support/withdrawing.ts'

const [loss, time] = brazilian.limits

describe('limits that the law demands in a registration', () => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway({ auth: { identities: fakeIdentities } })
  })
  beforeEach(() => moveTo(gateway, 'br'))
  afterEach(() => moveTo(gateway, 'demo'))
  afterAll(() => closeReconciled(gateway))

  const form = (changed: object = {}) => registration({ idNumber: newCpf(), ...brazilian, ...changed })
  const rules = async () => (await gateway.call(getRegisterRules, {})).value()
  const limitsOf = async (token: string) => {
    const { limits, missing } = (await gateway.call(getProtection, {}, { token })).value()
    return { missing, limits: limits.map(({ kind, period, amount }) => ({ kind, period, amount })) }
  }

  test('limits are required where the law demands them, and hold from the first moment on (rule 17.14)', async () => {
    expect((await rules()).limits).toEqual({
      currency: 'BRL',
      asked: [
        { kind: 'loss', period: 'month' },
        { kind: 'time', period: 'day' },
      ],
      raiseAfterHours: 24,
    })
    const { token } = (await gateway.call(register, form())).value()
    expect(await limitsOf(token)).toEqual({ missing: [], limits: brazilian.limits })
    // A lower one applies at once, a higher one is a wish.
    const lower = { kind: 'time', period: 'day', amount: 60n }
    ;(await gateway.call(setLimit, lower, { token })).value()
    const higher = { kind: 'loss', period: 'month', amount: 900_00n }
    const { limits } = (await gateway.call(setLimit, higher, { token })).value()
    expect(limits).toMatchObject([
      { kind: 'loss', amount: 500_00n, wish: { amount: 900_00n } },
      { kind: 'time', amount: 60n, wish: null },
    ])
  })

  test('every choice is recorded (rules 17.12 and 17.14)', async () => {
    const request = form()
    ;(await gateway.call(register, request)).value()
    const events = await rowsAs<{ action: string; actor: string; details: unknown }>(
      gateway.deps.database,
      `SELECT e.action, e.actor, e.details FROM member_protection_event e JOIN member m ON m.id = e.member_id
       WHERE m.account = :username ORDER BY e.id`,
      { username: request.username },
    )
    expect(events).toEqual([
      { action: 'limit-set', actor: 'member', details: { kind: 'loss', period: 'month', to: '50000' } },
      { action: 'limit-set', actor: 'member', details: { kind: 'time', period: 'day', to: '120' } },
    ])
  })

  test.each([
    { name: 'none', limits: undefined, fields: { 'limit.loss.month': 'required', 'limit.time.day': 'required' } },
    { name: 'one of two', limits: [loss], fields: { 'limit.time.day': 'required' } },
  ])(
    'a registration without them ($name) opens no account: limits_missing (rule 17.14)',
    async ({ limits, fields }) => {
      const request = form({ limits })
      const { envelope } = await gateway.call(register, request)
      const failures = Object.entries(fields).map(([field, reason]) => [field, { reason }])
      expect(envelope).toMatchObject({ code: 'limits_missing', value: { fields: Object.fromEntries(failures) } })
      expect(await findAccount(gateway.deps.database, request.username)).toBeUndefined()
    },
  )

  test.each([
    {
      name: 'longer than a day',
      limits: [loss, { ...time, amount: 1_441n }],
      field: 'limit.time.day',
      reason: 'length',
    },
    { name: 'below zero', limits: [{ ...loss, amount: -1n }, time], field: 'limit.loss.month', reason: 'format' },
    { name: 'twice', limits: [loss, time, loss], field: 'limit.loss.month', reason: 'unknown' },
    {
      name: 'not asked for',
      limits: [loss, time, { kind: 'wager', period: 'day', amount: 1n }],
      field: 'limit.wager.day',
      reason: 'unknown',
    },
    {
      name: 'no limit at all',
      limits: [loss, time, { kind: 'loss', period: 'session', amount: 1n }],
      field: 'limit.loss.session',
      reason: 'unknown',
    },
  ])('a limit that is $name is refused at its field (rule 17.14)', async ({ limits, field, reason }) => {
    const { envelope } = await gateway.call(register, form({ limits, email: 'nobody@nowhere' }))
    expect(envelope).toMatchObject({
      code: 'field_invalid',
      value: { fields: { [field]: { reason }, email: { reason: 'format' } } },
    })
  })

  test('a registration that fails leaves no limits behind (rule 17.14)', async () => {
    const identity = { firebaseChannel: 'google', firebaseIdToken: 'person:limits-2' }
    ;(await gateway.call(register, form(identity))).value()
    const count = async () =>
      (await rowsAs<{ count: bigint }>(gateway.deps.database, 'SELECT count(*) FROM member_limit'))[0]?.count
    const before = await count()
    // That the identity has an account already is found when the limits are written.
    expect((await gateway.call(register, form(identity))).code).toBe('identity_invalid')
    expect(await count()).toBe(before)
  })

  test('registrations by number and by provider’s identity need limits too (rule 17.14)', async () => {
    const person = () => ({ idNumber: newCpf(), birthday: brazilian.birthday })
    expect((await gateway.call(registerMobile, await mobileRegistration(gateway, person()))).code).toBe(
      'limits_missing',
    )
    const number = await mobileRegistration(gateway, { ...person(), limits: brazilian.limits })
    expect((await limitsOf((await gateway.call(registerMobile, number)).value().token)).missing).toEqual([])
    const identity = { firebaseChannel: 'google', firebaseIdToken: 'person:limits-1' }
    expect((await gateway.call(register, form({ ...identity, limits: undefined }))).code).toBe('limits_missing')
    const { token } = (await gateway.call(register, form(identity))).value()
    expect((await limitsOf(token)).limits).toEqual(brazilian.limits)
  })

  test('where the law demands no limits they are neither shown nor required nor accepted (rule 17.14)', async () => {
    moveTo(gateway, 'demo')
    expect(await rules()).not.toHaveProperty('limits')
    const { token } = (await gateway.call(register, registration())).value()
    expect((await limitsOf(token)).limits).toEqual([])
    const given = await gateway.call(register, registration({ limits: brazilian.limits }))
    expect(given.envelope).toMatchObject({
      code: 'field_invalid',
      value: { fields: { 'limit.loss.month': { reason: 'unknown' }, 'limit.time.day': { reason: 'unknown' } } },
    })
  })
})
