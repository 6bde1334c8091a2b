import { execFile } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logout } from '#contract/account/auth/logout.ts'
import { launchGame } from '#contract/play/lobby/launch-game.ts'
import { answerHeaders } from '#contract/vendor/check-request.ts'
import { signatureHeaders } from '#contract/vendor/signature.ts'
import { connectVendor, operatorOf, testGame } from '#scripts/vendor-check/connect-vendor.ts'
import { gatewayTrials, reconcileTrial } from '#scripts/vendor-check/gateway-trials.ts'
import type { Players } from '#scripts/vendor-check/players.ts'
import { hasFailed } from '#scripts/vendor-check/report.ts'
import { runCases } from '#scripts/vendor-check/run-cases.ts'
import { type SuiteVendor, startSuiteVendor } from '#scripts/vendor-check/suite-vendor.ts'
import type { Line, Party } from '#scripts/vendor-check/wire.ts'
import { giveSome } from '#tests/support/bonus.ts'
import { move } from '#tests/support/funds.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { fundedMember, logIn, memberOf } from '#tests/support/people.ts'

const key = { id: 'suite-1', secret: 'a-secret-of-the-suite' }
let gateway: TestGateway
let vendor: SuiteVendor
let players: Players
let username: string
let party: Party

beforeAll(async () => {
  gateway = await testGateway({ seeded: true, gateMaxAge: 0 })
  const { now } = gateway.clock
  vendor = await startSuiteVendor({ key, now })
  await connectVendor(gateway.deps, key, vendor.url)
  const person = await fundedMember(gateway, 1_000_00n)
  username = person.username
  let { token } = person
  players = {
    async launch(mode) {
      const { nodeId } = testGame
      ;(await gateway.call(launchGame, { nodeId, mode, language: 'en' }, { token })).value()
      return vendor.takeToken()
    },
    async logOut() {
      await gateway.call(logout, {}, { token })
      token = await logIn(gateway, person)
    },
    async transfer(direction, amount) {
      const moved = (await move(gateway, token, { vassalage: testGame.vendor, direction, amount })).value()
      expect(moved.state).toBe('done')
    },
  }
  party = {
    key,
    now,
    line: (path, init) => gateway.request(path, init),
    async sleep(milliseconds) {
      gateway.clock.advance(milliseconds)
      await pause(milliseconds / 50)
    },
  }
})
afterAll(async () => {
  await vendor.close()
  await closeReconciled(gateway)
})

test('the gateway passes every case of the check', async () => {
  const operator = operatorOf(gateway.deps, username)
  const outcomes = await runCases([...gatewayTrials({ party, players, operator }), reconcileTrial(operator)])
  expect(outcomes.filter(({ state }) => state !== 'ok')).toEqual([])
  expect(outcomes.length).toBeGreaterThanOrEqual(60)
})

test('balances count the money of a running bonus, also when a request is repeated', async () => {
  const { deps } = gateway
  const person = await fundedMember(gateway, 100_00n)
  await giveSome(deps.database, await memberOf(gateway, person.token), deps.now(), { amount: '100000', times: 10 })
  const withBonus: Players = {
    async launch(mode) {
      const { nodeId } = testGame
      ;(await gateway.call(launchGame, { nodeId, mode, language: 'en' }, { token: person.token })).value()
      return vendor.takeToken()
    },
  }
  // A correction takes nothing of a bonus, so its refusal names the wallet alone.
  const trials = gatewayTrials({ party, players: withBonus }).filter(
    ({ name, group }) =>
      ['repeats', 'amounts', 'prizes'].includes(group) && !/five seconds|too soon|no more than the wallet/.test(name),
  )
  const outcomes = await runCases(trials)
  expect(outcomes.filter(({ state }) => state !== 'ok')).toEqual([])
})

/** The gateway behind a line that changes its answers and signs them again. */
const changing =
  (change: (answer: string) => string): Line =>
  async (path, init) => {
    const response = await party.line(path, init)
    const body = Buffer.from(change(await response.text()))
    const nonce = new Headers(init.headers).get(signatureHeaders.nonce) ?? ''
    return new Response(body, {
      status: response.status,
      headers: answerHeaders(key, nonce, path, body, party.now()),
    })
  }

const wrong: readonly [string, () => Party, string][] = [
  ['another secret', () => ({ ...party, key: { ...key, secret: 'another-secret' } }), 'a bet and its win'],
  ['answers without a signature', () => ({ ...party, line: withoutSignature }), 'a bet and its win'],
  ['a balance that is wrong', () => changed(/"balance":"(\d+)"/, '"balance":"$10"'), 'a bet and its win'],
  ['no word of a repetition', () => changed('"replayed":true', '"replayed":false'), 'a bet, repeated'],
  ['another code', () => changed('bet_unknown', 'unknown_transaction'), 'a win without its bet'],
  ['a value of another form', () => changed(/"reference":"\d+",?/, ''), 'bet and win in one request'],
]
const changed = (from: string | RegExp, to: string): Party => ({
  ...party,
  line: changing((answer) => answer.replace(from, to)),
})
const withoutSignature: Line = async (path, init) => {
  const response = await party.line(path, init)
  return new Response(await response.text(), { status: response.status })
}

test.each(wrong)('a gateway with %s fails', async (_, wrongParty, name) => {
  const trials = gatewayTrials({ party: wrongParty(), players }).filter((trial) => trial.name.startsWith(name))
  expect(trials.length).toBeGreaterThan(0)
  expect(hasFailed(await runCases(trials))).toBe(true)
})

test('the command exits with 1 if the gateway fails', async () => {
  const given = [
    'http://127.0.0.1:1',
    '--key',
    'nobody:nothing',
    '--launch',
    'x'.repeat(32),
    '--only',
    'a bet and its win',
  ]
  const run = promisify(execFile)(process.execPath, ['scripts/vendor-check.ts', ...given, '--json'])
  const failed = (await run.catch((error: unknown) => error)) as { code: number; stdout: string }
  expect(failed.code).toBe(1)
  expect(JSON.parse(failed.stdout)).toMatchObject({ ok: false, cases: [{ state: 'failed' }] })
})
