import { execFile } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { logout } from '#contract/account/auth/logout.ts'
import { launchGame } from '#contract/play/lobby/launch-game.ts'
import { answerHeaders } from '#contract/vendor/check-request.ts'
import { signatureHeaders } from '#contract/vendor/signature.ts'
import { forgetVendors } from '#gateway/play/vendor-door/vendor.ts'
import { connectVendor, operatorOf, testGame } from '#scripts/vendor-check/connect-vendor.ts'
import { gatewayTrials, reconcileTrial } from '#scripts/vendor-check/gateway-trials.ts'
import { memberPlayers } from '#scripts/vendor-check/member.ts'
import type { Players } from '#scripts/vendor-check/players.ts'
import { hasFailed } from '#scripts/vendor-check/report.ts'
import { runCases } from '#scripts/vendor-check/run-cases.ts'
import { type SuiteVendor, startSuiteVendor } from '#scripts/vendor-check/suite-vendor.ts'
import type { Line, Party } from '#scripts/vendor-check/wire.ts'
import { limited } from '#tests/contract/producers/protection.ts'
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

const openRounds = `SELECT reference FROM round WHERE engine = 'TUCUM' AND state = 'open'`

test('the gateway passes every case of the check', async () => {
  const operator = operatorOf(gateway.deps, username)
  const outcomes = await runCases([...gatewayTrials({ party, players, operator }), reconcileTrial(operator)])
  expect(outcomes.filter(({ state }) => state !== 'ok')).toEqual([])
  expect(outcomes.length).toBeGreaterThanOrEqual(60)
  // The platform would ask the vendor about what stays open.
  const open = await gateway.deps.database.query(openRounds)
  expect(open).toEqual([])
})

/** A member who opens the game, and never logs out. */
const playersOf = ({ token }: { readonly token: string }): Players => ({
  async launch(mode) {
    const { nodeId } = testGame
    ;(await gateway.call(launchGame, { nodeId, mode, language: 'en' }, { token })).value()
    return vendor.takeToken()
  },
})

/** Runs some cases of a game whose rounds are three seconds apart, on a way where every second request takes a while. */
async function runPaced(change: (answer: string) => string, wanted: RegExp) {
  const operator = operatorOf(gateway.deps, username)
  const [{ clock }, quick] = [gateway, changing(change)]
  let sent = 0
  const line: Line = (path, init) => {
    sent += 1
    if (sent % 2 === 0) clock.advance(400)
    return quick(path, init)
  }
  const sleep = async (milliseconds: number) => clock.advance(milliseconds)
  const trials = gatewayTrials({ party: { ...party, line, sleep }, players }).filter(({ name }) => wanted.test(name))
  await operator.pace(3_000)
  try {
    return await runCases(trials)
  } finally {
    await operator.pace(0)
  }
}

test('the check keeps the pace of a game, on a slow way and with bets at once', async () => {
  const wanted = /two bets at once|three times at once|ten rounds|delivers twice|renewed|too soon|status of|smallest/
  const outcomes = await runPaced((answer) => answer, wanted)
  expect(outcomes.length).toBeGreaterThan(25)
  expect(outcomes.filter(({ state }) => state !== 'ok')).toEqual([])
})

test('a gateway that keeps another pace than it tells fails, and the report names both', async () => {
  const outcomes = await runPaced(
    (answer) => answer.replace('"cycle":3000', '"cycle":1000'),
    /two bets at once|status of/,
  )
  const details = outcomes.flatMap(({ state, detail = '' }) => (state === 'failed' ? [detail] : []))
  expect(details[0]).toMatch(
    /came too_fast \{"retryAfter":\d+\}: rules\.cycle of the session is 1000 ms, .* sent this round \d+ ms/,
  )
})

test('stakes above a limit of the member are not tried, and usual ones have to be taken', async () => {
  const person = await fundedMember(gateway, 1_000_00n)
  const trials = () =>
    gatewayTrials({ party, players: playersOf(person) }).filter(({ name }) =>
      /whole balance|two bets|smallest/.test(name),
    )
  await limited(gateway, person.token, { kind: 'loss', period: 'day', amount: 10_000n })
  const states = async () => (await runCases(trials())).map(({ name, state, detail }) => [state, name, detail])
  const reason = expect.stringMatching(
    /^limit_reached: .* kind loss for a day: 0 of 10000 are used, and the stake is \d{5}/,
  )
  expect(await states()).toEqual([
    ['skipped', expect.stringContaining('two bets'), reason],
    ['ok', expect.stringContaining('smallest'), undefined],
    ['skipped', expect.stringContaining('whole'), reason],
  ])
  await limited(gateway, person.token, { kind: 'loss', period: 'day', amount: 0n })
  expect((await states())[1]).toEqual([
    'failed',
    expect.stringContaining('smallest'),
    expect.stringMatching(/^bet: expected ok, came limit_reached .*0 of 0 are used.*"amount":"1"/),
  ])
})

test('a paused vendor is waited for, and what keeps the member from playing is said once', async () => {
  const person = await fundedMember(gateway, 100_00n)
  const { database, now } = gateway.deps
  const pause = async (since: Date | null) => {
    await database.query(`UPDATE vendor_link SET down_since = :since WHERE vassalage = 'TUCUM'`, { since })
    forgetVendors(database)
  }
  let slept = 0
  let patience = 3
  const given = { url: '', nodeId: testGame.nodeId, vendor, ...person }
  const sleep = async () => {
    slept += 1
    if (slept === patience) await pause(null)
  }
  const fetch = (path: string, init: RequestInit) => gateway.request(path, init)
  const member = memberPlayers({ ...given, sleep, fetch })
  const trials = (playing: Players) =>
    gatewayTrials({ party, players: playing }).filter(({ name }) => /^a prize/.test(name))
  await pause(now())
  expect(await member.launch('real')).toMatch(/^[\w-]{16,}$/)
  patience = Number.POSITIVE_INFINITY
  await pause(now())
  const paused = await runCases(trials(member))
  await pause(null)
  expect(slept).toBe(28)
  expect(paused[0]).toMatchObject({ state: 'failed', detail: expect.stringMatching(/paused.*health.*20 seconds/) })
  expect(paused.slice(1).filter(({ state }) => state !== 'skipped')).toEqual([])
  const stranger = memberPlayers({ ...given, password: 'another-password', sleep, fetch })
  const [first, second] = await runCases(trials(stranger))
  expect(first).toMatchObject({ state: 'failed', detail: expect.stringMatching(/cannot log in: .*password is wrong/) })
  expect(second).toMatchObject({ state: 'skipped', detail: expect.stringMatching(/^because of: /) })
})

test('balances count the money of a running bonus, also when a request is repeated', async () => {
  const { deps } = gateway
  const person = await fundedMember(gateway, 100_00n)
  await giveSome(deps.database, await memberOf(gateway, person.token), deps.now(), { amount: '100000', times: 10 })
  // A correction takes nothing of a bonus, so its refusal names the wallet alone.
  const trials = gatewayTrials({ party, players: playersOf(person) }).filter(
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
  [
    'rounds that it does not end',
    () => changed('"code":"ok","value":{"ended', '"code":"busy","value":{"ended'),
    'a bet that is rolled',
  ],
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
