import { afterAll, beforeAll, expect, test } from 'vitest'
import { excludeSelf } from '#contract/account/protection/exclude-self.ts'
import { getProtection } from '#contract/account/protection/get-protection.ts'
import { setBirthday } from '#contract/account/security/set-birthday.ts'
import { identityFacts } from '#gateway/account/kyc/demand-identity.ts'
import { expireChecks } from '#gateway/account/kyc/expire-checks.ts'
import { judge } from '#gateway/account/kyc/review.ts'
import { writeSetting } from '#gateway/platform/settings/settings.ts'
import { brandSetting } from '#gateway/platform/settings/site-settings.ts'
import { fakeClock } from '#tests/support/clock.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { identityNow, submitted } from '#tests/support/identifying.ts'
import { memberOf, type Person, registerMember } from '#tests/support/people.ts'

// 30 December 2026, 22:01 in São Paulo; 31 December, 9:01 in Manila.
const start = new Date('2026-12-31T01:01:00Z')

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway({ clock: fakeClock(start) })
})
afterAll(() => closeReconciled(gateway))

const inZone = (timeZone: string) =>
  writeSetting(gateway.deps.database, brandSetting.name, { ...brandSetting.fallback, timeZone }, gateway.clock.now())
const birthday = async (born: string, person: Person) =>
  (await gateway.call(setBirthday, { birthday: born }, person)).code
const endOf = async (person: Person) => {
  ;(await gateway.call(excludeSelf, { months: 6 }, person)).value()
  return (await gateway.call(getProtection, {}, person)).value().block?.until
}

test('a person is as old as on the operator’s day', async () => {
  await inZone('America/Sao_Paulo')
  expect(await birthday('2008-12-31', await registerMember(gateway))).toBe('field_invalid')
  expect(await birthday('2008-12-30', await registerMember(gateway))).toBeUndefined()
  await inZone('Asia/Manila')
  expect(await birthday('2008-12-31', await registerMember(gateway))).toBeUndefined()
})

test('an exclusion ends at the same time on the operator’s clock (rule 17.7)', async () => {
  await inZone('America/Sao_Paulo')
  expect(await endOf(await registerMember(gateway))).toBe('2027-07-01T01:01:00.000Z')
  await inZone('Asia/Manila')
  expect(await endOf(await registerMember(gateway))).toBe('2027-06-30T01:01:00.000Z')
  // Half a year later summer time has begun.
  await inZone('Europe/Lisbon')
  expect(await endOf(await registerMember(gateway))).toBe('2027-06-30T00:01:00.000Z')
})

test('a document is valid until the operator’s day is over (rule 20.10)', async () => {
  await inZone('America/Sao_Paulo')
  const person = await registerMember(gateway)
  const reference = await submitted(gateway, person.token)
  await judge(gateway.deps, reference, { by: 'test', validUntil: '2026-12-30' })
  await expireChecks(gateway.deps)
  const [check] = (await identityNow(gateway, person.token)).checks
  expect(check).toMatchObject({ state: 'approved', validUntil: '2026-12-30' })
  const owner = { memberId: await memberOf(gateway, person.token), currency: 'BRL' }
  const tierAt = async (at: string) =>
    (await identityFacts(gateway.deps.database, owner, { payoutDays: 30 }, new Date(at))).tier
  expect([await tierAt('2026-12-31T02:59:59Z'), await tierAt('2026-12-31T03:00:00Z')]).toEqual(['basic', 'none'])
})
