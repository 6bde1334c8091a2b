import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { logout } from '#contract/account/auth/logout.ts'
import { maintenanceSetting } from '#gateway/platform/settings/gate.ts'
import { writeSetting } from '#gateway/platform/settings/settings.ts'
import { forgetVendors } from '#gateway/play/vendor-door/vendor.ts'
import { reconcileAll } from '#gateway/reconcile.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { fundedMember, type Person } from '#tests/support/people.ts'
import {
  codeOf,
  connectVendor,
  fakeVendor,
  isSignedAnswer,
  testVendor,
  vendorPlayer,
  vendorPost,
} from '#tests/support/vendor.ts'

let gateway: TestGateway
const vendor = fakeVendor()
beforeAll(async () => {
  gateway = await testGateway({ seeded: true, vendors: vendor.client, gateMaxAge: 0 })
  await connectVendor(gateway)
})
afterAll(async () => {
  expect(await reconcileAll(gateway.deps.database)).toMatchObject({ ok: true })
  await gateway.close()
})

let person: Person
let player: Awaited<ReturnType<typeof vendorPlayer>>
let turn = 0
beforeEach(async () => {
  person = await fundedMember(gateway, 100_00n)
  player = await vendorPlayer(gateway, vendor, person.token)
  turn += 1
})
const id = (name: string) => `${turn}-${name}`

describe('tokens (rules 35.1 and 35.9)', () => {
  test('a launch token is exchanged once', async () => {
    expect((await player.send('session', { token: player.launchToken })).code).toBe('token_used')
    expect((await player.send('session', { token: 'x'.repeat(43) })).code).toBe('unknown_token')
  })

  test('a launch token is good for 60 seconds', async () => {
    await vendorPlayer(gateway, vendor, person.token)
    const { token } = vendor.launches.at(-1) ?? { token: '' }
    expect((await player.send('session', { token })).code).toBe('token_used')
    const late = await launchOnly()
    gateway.clock.advance(61_000)
    expect((await player.send('session', { token: late })).code).toBe('token_expired')
  })

  test('opening the game again ends the session before', async () => {
    const again = await vendorPlayer(gateway, vendor, person.token)
    expect(codeOf(await player.bet(id('a'), 100n, id('a')))).toBe('session_replaced')
    expect(codeOf(await again.bet(id('b'), 100n, id('b')))).toBe('ok')
  })

  test('a renewed token takes the place of the one before', async () => {
    const { value } = await player.send('session', { token: player.facts.token })
    expect(codeOf(await player.bet(id('a'), 100n, id('a')))).toBe('session_replaced')
    expect(codeOf(await player.bet(id('b'), 100n, id('b'), String(value?.token)))).toBe('ok')
    expect((await player.send('session', { token: player.facts.token })).code).toBe('session_replaced')
  })

  test('another vendor cannot use a token, and knows the member by another id', async () => {
    const { database } = gateway.deps
    const at = gateway.deps.now()
    await database.query(
      `INSERT INTO vendor_link (vassalage, url, dialect, created_at) VALUES ('BRISA', 'https://brisa.example', 'arara', :at) ON CONFLICT DO NOTHING`,
      { at },
    )
    await database.query(
      `INSERT INTO vendor_key (id, vassalage, secret, created_at) VALUES ('brisa-1', 'BRISA', 'another-secret-of-tests', :at) ON CONFLICT DO NOTHING`,
      { at },
    )
    forgetVendors(database)
    const as = { key: 'brisa-1', secret: 'another-secret-of-tests' }
    const { answer } = await vendorPost(gateway, 'balance', { token: player.facts.token }, as)
    expect(answer.code).toBe('unknown_token')
  })

  async function launchOnly(): Promise<string> {
    const { launchGame } = await import('#contract/play/lobby/launch-game.ts')
    const request = { nodeId: testVendor.nodeId, mode: 'real', language: 'pt' }
    ;(await gateway.call(launchGame, request, { token: person.token })).value()
    return vendor.launches.at(-1)?.token ?? ''
  }
})

describe('stakes are refused, wins and rollbacks are taken (rules 35.3 and 35.4)', () => {
  const states: readonly (readonly [string, string, () => Promise<unknown>, () => Promise<unknown>])[] = [
    ['after the logout', 'logged_out', () => gateway.call(logout, {}, { token: person.token }), async () => undefined],
    ['when the account is locked', 'member_locked', () => memberIs('disabled_at = now()'), async () => undefined],
    ['in maintenance', 'maintenance', () => maintenance(true), () => maintenance(false)],
    ['when the game is switched off', 'game_disabled', () => game('enabled = false'), () => game('enabled = true')],
    ['when the vendor closes the game', 'game_disabled', () => game('open = false'), () => game('open = true')],
    ['when the vendor is switched off', 'vendor_disabled', () => link('enabled = false'), () => link('enabled = true')],
    ['after a self-exclusion', 'play_blocked', () => excluded(), async () => undefined],
    ['when the return is below the law’s', 'game_disabled', () => game('rtp = 100'), () => game('rtp = 9600')],
  ]
  test.each(states)('%s', async (_, code, begin, end) => {
    expect(codeOf(await player.bet(id('open'), 500n, id('r')))).toBe('ok')
    expect(codeOf(await player.bet(id('back'), 500n, id('r')))).toBe('ok')
    expect(codeOf(await player.rollback(id('early'), id('late')))).toBe('ok')
    await begin()
    try {
      expect(codeOf(await player.bet(id('new'), 500n, id('r')))).toBe(code)
      expect(codeOf(await player.betwin(id('both'), 500n, 900n))).toBe(code)
      // What was answered before is answered again.
      expect(await player.bet(id('open'), 500n, id('r'))).toMatchObject({ code: 'ok', value: { replayed: true } })
      expect(codeOf(await player.win(id('win'), id('open'), 700n, id('r')))).toBe('ok')
      expect(codeOf(await player.rollback(id('rb'), id('back')))).toBe('ok')
      // What was rolled back stays so, whether it had arrived or arrives only now.
      for (const bet of ['back', 'late']) expect(codeOf(await player.bet(id(bet), 500n, id('r')))).toBe('rolled_back')
      expect(codeOf(await player.endRound(id('r')))).toBe('ok')
    } finally {
      await end()
    }
    // A refusal is final.
    expect(codeOf(await player.bet(id('new'), 500n, id('r')))).toBe(code)
  })

  const memberIs = (what: string) =>
    gateway.deps.database.query(`UPDATE member SET ${what} WHERE account = :account`, { account: person.username })
  const game = (what: string) =>
    gateway.deps.database.query(`UPDATE vendor_game SET ${what} WHERE node_id = :nodeId`, { nodeId: testVendor.nodeId })
  async function link(what: string) {
    await gateway.deps.database.query(`UPDATE vendor_link SET ${what} WHERE vassalage = :code`, {
      code: testVendor.code,
    })
    forgetVendors(gateway.deps.database)
  }
  const maintenance = (active: boolean) =>
    writeSetting(
      gateway.deps.database,
      maintenanceSetting.name,
      { ...maintenanceSetting.fallback, active },
      gateway.deps.now(),
    )
  const excluded = () =>
    gateway.deps.database.query(
      `INSERT INTO member_protection (member_id, blocked_kind, blocked_from, blocked_until)
       SELECT id, 'exclusion', :now, NULL FROM member WHERE account = :account`,
      { now: gateway.deps.now(), account: person.username },
    )
})

describe('limits and reality checks hold through the door (rules 17.4 and 17.5)', () => {
  const protect = (minutes: string) =>
    gateway.deps.database.query(
      `INSERT INTO member_protection (member_id, reality_minutes) SELECT id, ${minutes} FROM member WHERE account = :account`,
      { account: person.username },
    )

  test('a stake beyond a limit is refused with the limit; a win makes no difference to a limit of stakes', async () => {
    await protect('NULL')
    await gateway.deps.database.query(
      `INSERT INTO member_limit (member_id, currency, kind, period, amount, set_at)
       SELECT id, 'BRL', 'wager', 'day', 1000, :now FROM member WHERE account = :account`,
      { account: person.username, now: gateway.deps.now() },
    )
    expect(codeOf(await player.betwin(id('1'), 600n, 900n))).toBe('ok')
    expect(await player.betwin(id('2'), 600n, 0n)).toMatchObject({
      code: 'limit_reached',
      value: { kind: 'wager', period: 'day', used: '600', limit: '1000' },
    })
    expect(codeOf(await player.betwin(id('3'), 400n, 0n))).toBe('ok')
  })

  test('after the chosen minutes no stake is taken until the player has seen the check', async () => {
    await protect('5')
    expect(codeOf(await player.betwin(id('1'), 100n, 300n))).toBe('ok')
    gateway.clock.advance(4 * 60_000)
    expect(codeOf(await player.betwin(id('2'), 100n, 0n))).toBe('ok')
    gateway.clock.advance(2 * 60_000)
    const due = await player.betwin(id('3'), 100n, 0n)
    expect(due).toMatchObject({ code: 'reality_check_due', value: { net: '100' } })
    expect((await player.send('passRealityCheck', { token: player.facts.token })).code).toBe('ok')
    expect(codeOf(await player.betwin(id('4'), 100n, 0n))).toBe('ok')
  })
})

describe('the shortest time between two rounds (rule 35.6)', () => {
  test('a round that begins sooner is refused; a further stake of the same round is not', async () => {
    await gateway.deps.database.query('UPDATE vendor_game SET cycle = 2500 WHERE node_id = :nodeId', {
      nodeId: testVendor.nodeId,
    })
    try {
      expect(codeOf(await player.bet(id('1'), 100n, id('a')))).toBe('ok')
      expect(codeOf(await player.bet(id('2'), 100n, id('a')))).toBe('ok')
      gateway.clock.advance(1_000)
      expect(await player.betwin(id('3'), 100n, 0n)).toMatchObject({ code: 'too_fast', value: { retryAfter: 1500 } })
      gateway.clock.advance(1_500)
      expect(codeOf(await player.betwin(id('4'), 100n, 0n))).toBe('ok')
    } finally {
      await gateway.deps.database.query('UPDATE vendor_game SET cycle = 0 WHERE node_id = :nodeId', {
        nodeId: testVendor.nodeId,
      })
    }
  })
})

describe('signatures (rule 35.2)', () => {
  const ask = (forged: Parameters<typeof vendorPost>[3]) =>
    vendorPost(gateway, 'balance', { token: player.facts.token }, forged)
  const seconds = () => Math.floor(gateway.deps.now().getTime() / 1000)

  test('an answer is signed for its request', async () => {
    const reply = await ask({})
    expect(reply.answer.code).toBe('ok')
    expect(isSignedAnswer(reply, '/vendor/v1/balance')).toBe(true)
    expect(isSignedAnswer(reply, '/vendor/v1/bet')).toBe(false)
    expect(isSignedAnswer(reply, '/vendor/v1/balance', 'another-secret-of-tests')).toBe(false)
  })

  test.each([
    ['an unknown key', { key: 'nobody' }, 401, 'invalid_signature'],
    ['another secret', { secret: 'another-secret-of-tests' }, 401, 'invalid_signature'],
    ['another path', { path: '/vendor/v1/bet' }, 401, 'invalid_signature'],
    ['another body', { body: '{"token":"other-token-other-token"}' }, 401, 'invalid_signature'],
    ['no signature', { signature: '' }, 401, 'invalid_signature'],
    ['a short nonce', { nonce: 'short' }, 401, 'invalid_signature'],
    ['a timestamp that is no number', { timestamp: 'now' }, 401, 'invalid_signature'],
  ] as const)('%s is refused', async (_, forged, status, code) => {
    const reply = await ask(forged)
    expect(reply.status).toBe(status)
    expect(reply.answer.code).toBe(code)
  })

  test('the clock may be off by 60 seconds', async () => {
    expect((await ask({ timestamp: String(seconds() - 60) })).answer.code).toBe('ok')
    expect((await ask({ timestamp: String(seconds() + 60) })).answer.code).toBe('ok')
    expect((await ask({ timestamp: String(seconds() - 61) })).answer.code).toBe('clock')
    expect((await ask({ timestamp: String(seconds() + 62) })).answer.code).toBe('clock')
  })

  test('a nonce is used once', async () => {
    const nonce = `nonce-of-the-test-${turn}`
    expect((await ask({ nonce })).answer.code).toBe('ok')
    expect((await ask({ nonce })).answer.code).toBe('nonce_reused')
  })

  test('only the addresses of the vendor may call, if it has a list', async () => {
    const { database } = gateway.deps
    const list = (networks: readonly string[]) =>
      database
        .query('UPDATE vendor_link SET allow_list = :list::text::jsonb WHERE vassalage = :code', {
          list: JSON.stringify(networks),
          code: testVendor.code,
        })
        .then(() => forgetVendors(database))
    await list(['10.1.0.0/16'])
    expect((await ask({ address: '10.1.2.3' })).answer.code).toBe('ok')
    expect((await ask({ address: '10.2.0.1' })).answer.code).toBe('address_refused')
    await list([])
  })

  test('an unknown call and a request of another form change nothing', async () => {
    expect((await vendorPost(gateway, 'jackpot', {})).answer.code).toBe('unknown_call')
    const bet = { transactionId: id('x'), roundId: 'r', token: player.facts.token, amount: '100', currency: 'BRL' }
    const wrong = [
      { ...bet, amount: '-100' },
      { ...bet, amount: '1.5' },
      { ...bet, amount: 100 },
      { ...bet, amount: '0' },
      { ...bet, transactionId: 'a b' },
      { ...bet, roundId: 'r'.repeat(65) },
      { ...bet, more: 1 },
      { ...bet, token: undefined },
    ]
    for (const request of wrong) expect((await vendorPost(gateway, 'bet', request)).answer.code).toBe('syntax')
    expect(await player.balance()).toBe('10000')
    expect((await vendorPost(gateway, 'bet', { ...bet, currency: 'EUR' })).answer.code).toBe('wrong_currency')
  })
})
