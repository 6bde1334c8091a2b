import { afterAll, beforeAll, expect, test } from 'vitest'
import { getCaptcha } from '#contract/account/auth/get-captcha.ts'
import { login } from '#contract/account/auth/login.ts'
import { getKeys } from '#contract/platform/sealing/get-keys.ts'
import { jobs } from '#gateway/jobs.ts'
import { startJobs } from '#gateway/platform/jobs/scheduler.ts'
import { hours } from '#tests/support/clock.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { memberOf, registerMember } from '#tests/support/people.ts'
import { enablePoints, givenPoints, pointsAndMoney } from '#tests/support/points.ts'
import { rowsAs } from '#tests/support/rows.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

const rows = async (table: string) => {
  const [row] = await rowsAs<{ count: bigint }>(gateway.deps.database, `SELECT count(*) AS count FROM ${table}`)
  return Number(row?.count)
}

async function runAll(): Promise<void> {
  for (const job of jobs) await job.run(gateway.deps, gateway.ports)
}

test('the jobs delete expired rows, and another run changes nothing', async () => {
  const person = await registerMember(gateway)
  await gateway.call(login, { username: person.username, password: 'wrong', type: 'username' })
  await gateway.call(getCaptcha, {})
  const before = (await gateway.call(getKeys, {})).value().keys.map(({ kid }) => kid)
  await runAll()
  expect([await rows('captcha'), await rows('login_guard')]).toEqual([1, 3])
  expect((await gateway.call(getKeys, {})).value().keys.map(({ kid }) => kid)).toEqual(before)
  gateway.clock.advance(hours(25))
  await runAll()
  const kids = (await gateway.call(getKeys, {})).value().keys.map(({ kid }) => kid)
  expect(kids.slice(1)).toEqual(before)
  await runAll()
  expect([await rows('captcha'), await rows('login_guard'), await rows('seal_seen')]).toEqual([0, 0, 0])
  expect(await rows('session WHERE ended_at IS NULL')).toBe(0)
  expect((await gateway.call(getKeys, {})).value().keys.map(({ kid }) => kid)).toEqual(kids)
})

test('points of years ago are still there, whatever the jobs forget (rule 11.1)', async () => {
  const { deps, clock } = gateway
  await enablePoints(deps)
  const { token } = await registerMember(gateway)
  const memberId = await memberOf(gateway, token)
  await givenPoints(deps.database, memberId, 500n, clock.now())
  for (let times = 0; times < 3; times++) {
    clock.advance(500 * hours(24))
    await runAll()
  }
  expect((await pointsAndMoney(deps.database, memberId)).points).toBe(500n)
})

test('the scheduler stops', async () => {
  await expect(startJobs(gateway.deps, gateway.ports, jobs).stop()).resolves.toBeUndefined()
})
