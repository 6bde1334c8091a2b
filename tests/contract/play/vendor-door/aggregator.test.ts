import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { logout } from '#contract/account/auth/logout.ts'
import { getUnreadCount } from '#contract/account/messages/get-unread-count.ts'
import { setLimit } from '#contract/account/protection/set-limit.ts'
import type { DialectAnswer } from '#contract/vendor/aggregator/calls.ts'
import { exactJson } from '#contract/vendor/aggregator/exact-json.ts'
import { endKey } from '#gateway/play/vendor-door/connect.ts'
import { forgetVendors } from '#gateway/play/vendor-door/vendor.ts'
import { vendorClient } from '#gateway/play/vendor-door/vendor-client.ts'
import { reconcileAll } from '#gateway/reconcile.ts'
import { fakeClock } from '#tests/support/clock.ts'
import {
  connectDialectVendor,
  dialectPlayer,
  dialectPost,
  dialectVendor,
  fakeDialectVendor,
} from '#tests/support/dialect.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { fundedMember } from '#tests/support/people.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { connectVendor as connectOther, vendorPost } from '#tests/support/vendor.ts'

// A vendor that speaks another dialect moves money by the same calls (product rule 35.14).
let gateway: TestGateway
let key: { readonly id: string; readonly privateKey: string }
const vendor = fakeDialectVendor()
beforeAll(async () => {
  const clock = fakeClock()
  gateway = await testGateway({ seeded: true, clock, vendors: vendorClient(clock.now, { send: vendor.send }) })
  await connectDialectVendor(gateway)
  key = await vendor.addKey(gateway)
})
afterAll(async () => {
  expect(await reconcileAll(gateway.deps.database)).toMatchObject({ ok: true })
  await gateway.close()
})

async function player(balance = 100_00n) {
  const { token } = await fundedMember(gateway, balance)
  return { ...(await dialectPlayer(gateway, vendor, key, token)), memberToken: token }
}
const statusOf = ({ status }: DialectAnswer) => status
const ok = (balance: bigint) => ({ status: 'RS_OK', currency: 'BRL', balance: Number(balance * 1000n) })

describe('the order of requests decides nothing about the money', () => {
  test('a rollback of an unknown bet is answered as done, and the bet is refused when it arrives', async () => {
    const { rollback, bet, balance } = await player()
    expect(await rollback('a-rb', 'a-bet', 'a')).toMatchObject(ok(100_00n))
    expect(statusOf(await bet('a-bet', 500n, 'a'))).toBe('RS_ERROR_TRANSACTION_ROLLED_BACK')
    expect(await rollback('a-rb', 'a-bet', 'a')).toMatchObject(ok(100_00n))
    expect(await balance()).toBe(100_00n)
  })

  test('a win without its bet is not stored, so that it can be sent again', async () => {
    const { win, bet } = await player()
    expect(statusOf(await win('b-win', 'b-bet', 900n, 'b'))).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST')
    expect(await bet('b-bet', 500n, 'b')).toMatchObject(ok(95_00n))
    expect(await win('b-win', 'b-bet', 900n, 'b')).toMatchObject(ok(104_00n))
  })

  test('a win of a bet that was rolled back is refused, and a rollback is done once', async () => {
    const { win, bet, rollback, balance } = await player()
    await bet('c-bet', 500n, 'c')
    expect(await rollback('c-rb', 'c-bet', 'c')).toMatchObject(ok(100_00n))
    expect(await rollback('c-rb', 'c-bet', 'c')).toMatchObject(ok(100_00n))
    expect(statusOf(await win('c-win', 'c-bet', 900n, 'c'))).toBe('RS_ERROR_TRANSACTION_ROLLED_BACK')
    expect(await balance()).toBe(100_00n)
  })

  test('a settled bet cannot be rolled back', async () => {
    const { win, bet, rollback, balance } = await player()
    await bet('d-bet', 500n, 'd')
    await win('d-win', 'd-bet', 900n, 'd')
    expect(statusOf(await rollback('d-rb', 'd-bet', 'd'))).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST')
    expect(await balance()).toBe(104_00n)
  })

  test('a lost bet is told by a win of nothing, or by a bet that closes its round', async () => {
    const { win, bet } = await player()
    await bet('e-1', 500n, 'e1')
    expect(await win('e-win', 'e-1', 0n, 'e1', { round_closed: true })).toMatchObject(ok(95_00n))
    for (const _ of ['first', 'again'])
      expect(await bet('e-2', 500n, 'e2', { round_closed: true })).toMatchObject(ok(90_00n))
    expect(await roundsOf('e1', 'e2')).toEqual([
      { reference: 'e1', state: 'ended', bets: 'lost' },
      { reference: 'e2', state: 'ended', bets: 'lost' },
    ])
    expect(statusOf(await bet('e-3', 500n, 'e2'))).toBe('RS_ERROR_LIMIT_REACHED')
    // Late, and paid.
    expect(await win('e-late', 'e-2', 700n, 'e2')).toMatchObject(ok(97_00n))
  })

  test('bets of one round, of which one is taken back, and two wins', async () => {
    const { win, bet, rollback } = await player()
    for (const id of ['f-1', 'f-2', 'f-3']) expect(statusOf(await bet(id, 100n, 'f'))).toBe('RS_OK')
    expect(await rollback('f-rb', 'f-2', 'f')).toMatchObject(ok(98_00n))
    expect(await win('f-w1', 'f-1', 300n, 'f')).toMatchObject(ok(101_00n))
    expect(await win('f-w2', 'f-1', 200n, 'f', { round_closed: true })).toMatchObject(ok(103_00n))
    expect(await roundsOf('f')).toEqual([{ reference: 'f', state: 'ended', bets: 'lost refunded won' }])
  })

  test('of two bets at once with money for one, one is placed', async () => {
    const { bet, balance } = await player(50_00n)
    const answers = await Promise.all([bet('g-1', 30_00n, 'g1'), bet('g-2', 30_00n, 'g2')])
    expect(answers.map(statusOf).toSorted()).toEqual(['RS_ERROR_NOT_ENOUGH_MONEY', 'RS_OK'])
    expect(answers.find(({ status }) => status !== 'RS_OK')).toMatchObject({ balance: 2_000_000, currency: 'BRL' })
    expect(await balance()).toBe(20_00n)
  })

  test('the same transaction gets the first answer, other content is a duplicate', async () => {
    const one = await player()
    const other = await player()
    expect(await one.bet('h-bet', 500n, 'h')).toMatchObject(ok(95_00n))
    await one.bet('h-more', 100n, 'h')
    expect(await one.bet('h-bet', 500n, 'h', { meta: { try: 2 } })).toMatchObject(ok(95_00n))
    const changed = [
      one.bet('h-bet', 600n, 'h'),
      one.bet('h-bet', 500n, 'h2'),
      one.bet('h-bet', 500n, 'h', { currency: 'EUR' }),
      other.bet('h-bet', 500n, 'h'),
      one.win('h-bet', 'h-more', 500n, 'h'),
      one.rollback('h-bet', 'h-more', 'h'),
    ]
    for (const answer of await Promise.all(changed)) expect(statusOf(answer)).toBe('RS_ERROR_DUPLICATE_TRANSACTION')
    await one.win('h-win', 'h-bet', 100n, 'h')
    expect(statusOf(await one.win('h-win', 'h-bet', 200n, 'h'))).toBe('RS_ERROR_DUPLICATE_TRANSACTION')
    expect(await other.balance()).toBe(100_00n)
    expect(await one.balance()).toBe(95_00n)
  })

  test('nobody else’s bet is settled or taken back, and another round is not ended', async () => {
    const one = await player()
    const other = await player()
    await one.bet('i-bet', 500n, 'i')
    await other.bet('i-other', 500n, 'i-other')
    expect(statusOf(await other.win('i-win', 'i-bet', 900n, 'i'))).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST')
    expect(statusOf(await other.rollback('i-rb', 'i-bet', 'i'))).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST')
    expect(statusOf(await one.rollback('i-rb2', 'i-bet', 'i-other', { round_closed: true }))).toBe('RS_OK')
    expect(await roundsOf('i-other')).toEqual([{ reference: 'i-other', state: 'open', bets: 'open' }])
  })

  test('a refusal is final for its transaction; what has begun is settled after the logout', async () => {
    const { bet, win, rollback, memberToken } = await player(10_00n)
    expect(statusOf(await bet('j-big', 11_00n, 'j'))).toBe('RS_ERROR_NOT_ENOUGH_MONEY')
    await bet('j-1', 100n, 'j')
    await bet('j-2', 100n, 'j')
    await gateway.call(logout, {}, { token: memberToken })
    expect(await win('j-win', 'j-1', 90_00n, 'j')).toMatchObject(ok(98_00n))
    expect(await rollback('j-rb', 'j-2', 'j')).toMatchObject(ok(99_00n))
    expect(await bet('j-new', 100n, 'j')).toMatchObject({ status: 'RS_ERROR_TOKEN_EXPIRED', reason: 'logged_out' })
    expect(statusOf(await bet('j-big', 11_00n, 'j'))).toBe('RS_ERROR_NOT_ENOUGH_MONEY')
  })

  const roundsOf = (...references: string[]) =>
    rowsAs<{ reference: string; state: string; bets: string }>(
      gateway.deps.database,
      `SELECT r.reference, r.state, string_agg(w.state, ' ' ORDER BY w.state) AS bets FROM round r JOIN wager w ON w.round_id = r.id
       WHERE w.corrects_id IS NULL AND r.reference = ANY (ARRAY(SELECT jsonb_array_elements_text(:references::text::jsonb)))
       GROUP BY r.id ORDER BY r.reference`,
      { references: JSON.stringify(references) },
    )
})

describe('what a request says', () => {
  test('amounts that are no whole cents are of the wrong type, and change nothing', async () => {
    const { bet, send, user, token, balance } = await player()
    const wrong = [{ amount: 1_500 }, { amount: 1 }, { amount: 1.5 }, { amount: '500' }, { amount: -1_000 }]
    const more = [{ amount: 0 }, { is_free: true }, { transaction_uuid: 'a b' }, { round: 'r'.repeat(65) }]
    for (const change of [...wrong, ...more])
      expect(statusOf(await bet('k-1', 500n, 'k', change))).toBe('RS_ERROR_WRONG_TYPES')
    const half = { user, token, request_uuid: 'k', transaction_uuid: 'k-2', round: 'k', currency: 'BRL' }
    expect(await send('transaction/bet', half)).toMatchObject({
      status: 'RS_ERROR_WRONG_SYNTAX',
      request_uuid: 'k',
      user,
    })
    expect(await balance()).toBe(100_00n)
    expect(await bet('k-1', 500n, 'k')).toMatchObject(ok(95_00n))
  })

  test('a signed request is worth nothing at the path of another call, because signatures do not cover it', async () => {
    const { bet, win, rollback, send, user, token, balance } = await player()
    await bet('q-1', 500n, 'q')
    const won = {
      ...{ request_uuid: 'q', user, token, game_code: dialectVendor.gameId, round: 'q', currency: 'BRL' },
      ...{ transaction_uuid: 'q-2', reference_transaction_uuid: 'q-1', amount: 900_000 },
    }
    expect(statusOf(await send('transaction/bet', won))).toBe('RS_ERROR_WRONG_TYPES')
    expect(statusOf(await send('transaction/rollback', won))).toBe('RS_ERROR_WRONG_TYPES')
    expect(await balance()).toBe(95_00n)
    expect(await win('q-2', 'q-1', 900n, 'q')).toMatchObject(ok(104_00n))
    expect(statusOf(await rollback('q-3', 'q-1', 'q'))).toBe('RS_ERROR_TRANSACTION_DOES_NOT_EXIST')
  })

  test('a win that JSON’s reader would round is refused', async () => {
    const { bet, send, user } = await player()
    await bet('s-1', 500n, 's')
    const won = { request_uuid: 's', user, round: 's', currency: 'BRL', transaction_uuid: 's-2' }
    const text = exactJson({ ...won, reference_transaction_uuid: 's-1', amount: 0 })
    for (const amount of ['9007199254740992001.0', '9.007199254740992001e18'])
      expect(
        statusOf(await dialectPost(gateway, 'transaction/win', text.replace('"amount":0', `"amount":${amount}`), key)),
      ).toBe('RS_ERROR_WRONG_TYPES')
    expect(statusOf(await send('transaction/win', JSON.parse(text) as object))).toBe('RS_OK')
  })

  test('a limit that refuses a stake leaves one message (rule 17.11)', async () => {
    const { bet, memberToken: token } = await player()
    const unread = async () => (await gateway.call(getUnreadCount, {}, { token })).value().unread
    ;(await gateway.call(setLimit, { kind: 'wager', period: 'day', amount: 5_00n }, { token })).value()
    const before = await unread()
    for (const id of ['u-1', 'u-2'])
      expect(await bet(id, 600n, id)).toMatchObject({ status: 'RS_ERROR_LIMIT_REACHED', reason: 'limit_reached' })
    expect(await unread()).toBe(before + 1)
  })

  test('a request names its player, game and currency', async () => {
    const { bet, send, user, token } = await player()
    const other = await player()
    expect(statusOf(await bet('l-1', 500n, 'l', { user: other.user }))).toBe('RS_ERROR_INVALID_TOKEN')
    expect(statusOf(await bet('l-2', 500n, 'l', { token: 'never-given-to-anybody' }))).toBe('RS_ERROR_INVALID_TOKEN')
    expect(statusOf(await bet('l-3', 500n, 'l', { user: 'nobody' }))).toBe('RS_ERROR_INVALID_TOKEN')
    expect(statusOf(await bet('l-4', 500n, 'l', { game_code: 'another' }))).toBe('RS_ERROR_INVALID_GAME')
    expect(statusOf(await bet('l-5', 500n, 'l', { currency: 'EUR' }))).toBe('RS_ERROR_WRONG_CURRENCY')
    expect(await send('user/info', { user, request_uuid: 'q-1' })).toEqual({
      status: 'RS_OK',
      user,
      request_uuid: 'q-1',
    })
    expect(await send('user/balance', { user, token, request_uuid: 'q-2' })).toEqual({
      ...ok(100_00n),
      user,
      request_uuid: 'q-2',
    })
  })

  test('a player has to see the reality check, and a vendor can say that they have (rule 17.5)', async () => {
    const { bet, send, user, token } = await player()
    await gateway.deps.database.query(
      `INSERT INTO member_protection (member_id, reality_minutes) SELECT member_id, 5 FROM vendor_player WHERE player_id = :user`,
      { user },
    )
    expect(statusOf(await bet('p-1', 100n, 'p1'))).toBe('RS_OK')
    gateway.clock.advance(4 * 60_000)
    expect(statusOf(await bet('p-2', 100n, 'p2'))).toBe('RS_OK')
    gateway.clock.advance(2 * 60_000)
    const due = await bet('p-3', 100n, 'p3')
    expect(due).toMatchObject({
      status: 'RS_ERROR_LIMIT_REACHED',
      reason: 'reality_check_due',
      detail: { net: '0' },
    })
    const asked = { user, token, request_uuid: 'p' }
    expect(statusOf(await send('user/reality-check', asked))).toBe('RS_ERROR_WRONG_SYNTAX')
    expect(statusOf(await send('user/reality-check', { ...asked, seen: true }))).toBe('RS_OK')
    expect(statusOf(await bet('p-4', 100n, 'p4'))).toBe('RS_OK')
  })

  test.each([
    ['no signature', { signature: '' }],
    ['another body', { body: '{"user":"somebody","request_uuid":"1"}' }],
    ['an unknown vendor', { vendor: 'NOBODY' }],
    ['a vendor that is not connected', { vendor: 'BRISA' }],
  ])('%s is refused', async (_, forged) => {
    const answer = await dialectPost(gateway, 'user/info', { user: 'u', request_uuid: '1' }, { ...key, ...forged })
    expect(answer).toEqual({ status: 'RS_ERROR_INVALID_SIGNATURE' })
  })

  test('what is no JSON or no call is refused once its signature is right', async () => {
    for (const text of ['', '{', '[1]', '{"user":"\\u0000"}'])
      expect(statusOf(await dialectPost(gateway, 'user/info', text, key))).toBe('RS_ERROR_WRONG_SYNTAX')
    expect(statusOf(await dialectPost(gateway, 'user/jackpot', {}, key))).toBe('RS_ERROR_WRONG_SYNTAX')
  })

  test('a vendor of one dialect is refused at the door of the other (rule 35.14)', async () => {
    await connectOther(gateway)
    forgetVendors(gateway.deps.database)
    const asked = { user: 'u', request_uuid: '1' }
    const here = await dialectPost(gateway, 'user/info', asked, { ...key, vendor: 'TUCUM' })
    expect(here.status).toBe('RS_ERROR_INVALID_SIGNATURE')
    // Even with the very text that the platform keeps.
    const [stored] = await rowsAs<{ secret: string }>(
      gateway.deps.database,
      'SELECT secret FROM vendor_key WHERE id = :id',
      { id: key.id },
    )
    const there = await vendorPost(gateway, 'balance', { token: 'a-token-of-nobody' }, { key: key.id, ...stored })
    expect(there.answer.code).toBe('invalid_signature')
  })

  test('two keys are live, and an ended one is refused', async () => {
    const asked = { user: 'nobody', request_uuid: '1' }
    const ask = (by: typeof key) => dialectPost(gateway, 'user/info', asked, by)
    const next = await vendor.addKey(gateway)
    for (const live of [key, next]) expect(statusOf(await ask(live))).toBe('RS_ERROR_INVALID_TOKEN')
    await endKey(gateway.deps, key.id)
    expect(statusOf(await ask(key))).toBe('RS_ERROR_INVALID_SIGNATURE')
    key = next
    const { database } = gateway.deps
    const list = async (networks: string) => {
      await database.query('UPDATE vendor_link SET allow_list = :networks::text::jsonb WHERE vassalage = :code', {
        networks,
        code: dialectVendor.code,
      })
      forgetVendors(database)
    }
    await list('["10.1.0.0/16"]')
    const from = (address: string) => dialectPost(gateway, 'user/info', asked, { ...key, address })
    expect(statusOf(await from('10.2.0.1'))).toBe('RS_ERROR_INVALID_PARTNER')
    expect(statusOf(await from('10.1.0.1'))).toBe('RS_ERROR_INVALID_TOKEN')
    await list('[]')
  })
})
