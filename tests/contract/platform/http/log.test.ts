import { afterAll, beforeAll, expect, test } from 'vitest'
import { login } from '#contract/account/auth/login.ts'
import { getKeys } from '#contract/platform/sealing/get-keys.ts'
import { getGames } from '#contract/play/lobby/get-games.ts'
import { launchGame } from '#contract/play/lobby/launch-game.ts'
import { writeSetting } from '#gateway/platform/settings/settings.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { registerMember } from '#tests/support/people.ts'

let gateway: TestGateway
let broken = false
beforeAll(async () => {
  gateway = await testGateway({
    gateMaxAge: 0,
    seeded: true,
    wrap: (bound) => ({
      ...bound,
      handle: async (input, context) => {
        if (broken && bound.call.name === 'getKeys') throw new Error('nobody foresaw this')
        return await bound.handle(input, context)
      },
    }),
  })
})
afterAll(() => gateway.close())

const levels = { info: 30, error: 50 } as const
const list = { pageNo: 1, pageSize: 1, language: 'pt' }

/** Lines that a request leaves, without its time. */
async function linesOf(work: () => Promise<unknown>) {
  const before = gateway.log().length
  await work()
  const lines = gateway.log().slice(before).trim().split('\n')
  return lines.map((line) => JSON.parse(line)).map(({ level, msg, status, code }) => ({ level, msg, status, code }))
}

test('a launch of a game under maintenance is logged in one line and not as an error', async () => {
  const { token } = await registerMember(gateway)
  const lines = await linesOf(() =>
    gateway.call(launchGame, { nodeId: 13001, mode: 'real', language: 'pt' }, { token }),
  )
  expect(lines).toEqual([{ level: levels.info, msg: 'request', status: 503, code: 'game_maintenance' }])
})

test('maintenance and mistakes of a caller are not logged as errors', async () => {
  const wrong = await linesOf(() => gateway.call(getGames, { pageNo: 0 }))
  expect(wrong).toEqual([{ level: levels.info, msg: 'request', status: 400, code: 'invalid_request' }])
  const { database } = gateway.deps
  await writeSetting(database, 'maintenance', { active: true, until: null, message: {} }, gateway.clock.now())
  const closed = await linesOf(() => gateway.call(getGames, list))
  await database.query("DELETE FROM system_setting WHERE name = 'maintenance'")
  expect(closed).toEqual([{ level: levels.info, msg: 'request', status: 503, code: 'system_maintenance' }])
})

test('a client that disconnects during its body is logged as such, not as an error', async () => {
  const broken = Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
  const lines = await linesOf(() => {
    let begun = false
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (begun) controller.error(broken)
        else controller.enqueue(new TextEncoder().encode('{"sealed":"'))
        begun = true
      },
    })
    const headers = { 'Content-Type': 'application/json' }
    return gateway.request(login.path, { method: 'POST', headers, body, duplex: 'half' } as RequestInit)
  })
  expect(lines).toEqual([{ level: levels.info, msg: 'request', status: 499, code: 'client_gone' }])
})

test('an unexpected failure is logged as an error beside its request', async () => {
  broken = true
  const lines = await linesOf(() => gateway.call(getKeys, {}))
  broken = false
  expect(lines).toEqual([
    { level: levels.error, msg: 'failed', status: undefined, code: 'internal_error' },
    { level: levels.info, msg: 'request', status: 500, code: 'internal_error' },
  ])
})
