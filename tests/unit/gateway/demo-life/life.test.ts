import { expect, test, vi } from 'vitest'
import { parseConfig } from '#gateway/config.ts'
import { demoLife } from '#gateway/demo-life/life.ts'
import { firstPeople } from '#gateway/demo-life/people.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { toJson } from '#lib/json.ts'
import { fakeClock, hours, minutes } from '#tests/support/clock.ts'
import { randomOf } from '#tests/support/demo-life.ts'

/** Nine in the evening in São Paulo. */
const nine = new Date('2026-10-06T00:00:00.000Z')

/** The people before a gateway that answers everything in one way. */
function living(answer: () => Response) {
  const clock = fakeClock(nine)
  const log = { debug: vi.fn(), error: vi.fn() }
  // Nothing is stored, so the settings are the usual ones.
  const database = { query: vi.fn(async () => []) }
  const deps = { database, config: parseConfig({}), log, now: clock.now } as unknown as GatewayDeps
  const ask = vi.fn((_path: string) => answer())
  const life = demoLife(deps, { people: firstPeople, ask, random: randomOf(9) })
  const pass = async (milliseconds: number) => {
    const end = clock.now().getTime() + milliseconds
    while (clock.now().getTime() < end) clock.advance(Math.max(await life.step(), 500))
  }
  return { ask, log, database, pass }
}

const refusal = (code: string, status: number) => () =>
  new Response(toJson({ success: false, code, message: code }), { status })

const members = firstPeople.length

test('whoever is refused stops for the day, and it is no error', async () => {
  const { ask, log, pass } = living(refusal('limit_reached', 409))
  await pass(hours(2.9))
  const asked = ask.mock.calls.filter(([path]) => path.startsWith('/wps/system/keys')).length
  expect(asked).toBe(members)
  await pass(hours(1))
  expect(log.error).not.toHaveBeenCalled()
  // After midnight the day is another one.
  expect(ask.mock.calls.length).toBeGreaterThan(members + 1)
})

test('a fault is logged once, however many meet it, and each rests', async () => {
  const { ask, log, pass } = living(refusal('internal_error', 500))
  await pass(hours(2.9))
  expect(log.error).toHaveBeenCalledTimes(2)
  const strangers = ask.mock.calls.filter(([path]) => path.includes('click')).length
  expect(ask.mock.calls.length - strangers).toBe(members)
})

test('during a maintenance nobody comes for two minutes', async () => {
  const { ask, log, pass } = living(refusal('system_maintenance', 503))
  await pass(minutes(60))
  expect(ask.mock.calls.length).toBeGreaterThan(3)
  expect(ask.mock.calls.length).toBeLessThan(40)
  expect(log.error).not.toHaveBeenCalled()
})

test('a database that does not answer is told once, and the people come later', async () => {
  const { ask, log, database, pass } = living(refusal('limit_reached', 409))
  database.query.mockRejectedValueOnce(new Error('no answer')).mockRejectedValueOnce(new Error('no answer'))
  await pass(minutes(3.9))
  expect(ask).not.toHaveBeenCalled()
  expect(log.error).toHaveBeenCalledTimes(1)
  await pass(minutes(10))
  expect(ask).toHaveBeenCalled()
})

test('nothing is asked of the gateway more than twice in a second, and the time between two looks is slept', async () => {
  const { database, pass } = living(refusal('limit_reached', 409))
  await pass(minutes(10))
  // One look in twenty seconds.
  expect(database.query.mock.calls.length).toBeLessThanOrEqual(31)
})
