import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AgentLink } from '#contract/agents/links/agent-link.ts'
import { getLinkPostback } from '#contract/agents/postbacks/get-link-postback.ts'
import { getPostbackDeliveries } from '#contract/agents/postbacks/get-postback-deliveries.ts'
import { renewPostbackSecret } from '#contract/agents/postbacks/renew-postback-secret.ts'
import { sendPostbackAgain } from '#contract/agents/postbacks/send-postback-again.ts'
import { sendTestPostback } from '#contract/agents/postbacks/send-test-postback.ts'
import { findAccount } from '#gateway/account/members/accounts.ts'
import { forgetTests } from '#gateway/agents/postbacks/deliveries.ts'
import { sendPostbacks } from '#gateway/agents/postbacks/send-postbacks.ts'
import { linkOf, registerBy } from '#tests/support/agent-links.ts'
import { lineCounted } from '#tests/support/agents.ts'
import { hours, minutes } from '#tests/support/clock.ts'
import { hasPostgres } from '#tests/support/database.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { logIn, type Person, payIn } from '#tests/support/people.ts'
import { fakeReceiver, receiver, setPostbackBy, tellingLink } from '#tests/support/postbacks.ts'
import { smallCatalogue } from '#tests/support/rounds.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { vipPlayer } from '#tests/support/vip.ts'

type Told = { readonly id: string; readonly event: string; readonly member: string | null }

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
  await smallCatalogue(gateway.deps.database)
})
afterAll(() => closeReconciled(gateway))

/** Sends due postbacks. @returns the messages that the receiver read */
async function sent(at = fakeReceiver()): Promise<Told[]> {
  const before = at.taken.length
  await sendPostbacks(gateway.deps, at.send)
  return at.taken.slice(before).map(({ body }) => JSON.parse(body) as Told)
}
const events = (sentEvents: readonly Told[]) => sentEvents.map(({ event }) => event).sort()
const log = async ({ token }: Pick<Person, 'token'>, { linkId }: Pick<AgentLink, 'linkId'>) =>
  (await gateway.call(getPostbackDeliveries, { linkId, pageSize: 20 }, { token })).value().list
const idOf = async (account: string) => (await findAccount(gateway.deps.database, account))?.id ?? 0n
const come = async (link: AgentLink) => {
  const { form, sent: answer } = registerBy(gateway, link.code)
  const { token } = (await answer).value()
  return { token, username: form.username, id: await idOf(form.username) }
}
const tryOut = async (owner: Person, { linkId }: AgentLink) =>
  (await gateway.call(sendTestPostback, { linkId }, { token: owner.token })).value()

test('each step of the funnel is sent once and signed, with the member’s pseudonym only', async () => {
  const { owner, link, secret } = await tellingLink(gateway)
  const { database } = gateway.deps
  const person = await come(link)
  await database.query('UPDATE member SET email_verified_at = :now WHERE id = :personId', {
    personId: person.id,
    now: gateway.clock.now(),
  })
  await database.query('UPDATE member SET mobile_verified_at = NULL, email_verified_at = NULL WHERE id = :personId', {
    personId: person.id,
  })
  await database.query('UPDATE member SET email_verified_at = :now WHERE id = :personId', {
    personId: person.id,
    now: gateway.clock.now(),
  })
  for (const amount of [50_00n, 20_00n]) await payIn(gateway, person.token, amount)
  const at = fakeReceiver()
  const sentEvents = await sent(at)
  expect(events(sentEvents)).toEqual(['deposited', 'registered', 'verified'])
  expect(new Set(sentEvents.map(({ member }) => member)).size).toBe(1)
  for (const { url, body, headers } of at.taken) {
    expect(url).toBe(receiver)
    const { member, ...rest } = JSON.parse(body)
    expect(member).toMatch(/^[\da-f]{32}$/)
    expect(Object.keys(rest)).toEqual(['id', 'link', 'event', 'at'])
    expect(rest).toMatchObject({ link: link.code, at: gateway.clock.now().toISOString() })
    // The check is the one that docs/operating.md describes for receivers.
    const [, t, v1] = /^t=(\d+),v1=([\da-f]{64})$/.exec(headers['Postback-Signature'] ?? '') ?? []
    expect(v1).toBe(createHmac('sha256', secret).update(`${t}.${body}`).digest('hex'))
    expect(Number(t) * 1000).toBeCloseTo(gateway.clock.now().getTime(), -4)
  }
  expect(await sent(at)).toEqual([])
  expect((await log(owner, link)).map(({ state, status, tries, nextAt }) => [state, status, tries, nextAt])).toEqual(
    [1, 2, 3].map(() => ['delivered', 200, 1, null]),
  )
})

test('the first valid bet of a member is sent as active, with the time of the bet', async () => {
  const { owner, link } = await tellingLink(gateway, { events: ['active'] })
  const [player, old] = [await vipPlayer(gateway.deps), await vipPlayer(gateway.deps)]
  const upline = await idOf(owner.username)
  const { clock, deps } = gateway
  for (const { memberId } of [player, old])
    await deps.database.query(
      'INSERT INTO member_upline (member_id, upline_id, code, created_at) VALUES (:memberId, :upline, :code, :now)',
      { memberId, upline, code: link.code, now: clock.now() },
    )
  // This member played before the link had an address.
  await deps.database.query(
    `INSERT INTO line_play (day, member_id, agent_id, currency, game_type, wagers, stake, valid_bet, win, bonus_stake, bonus_win)
     VALUES ('2020-01-01', :memberId, :upline, 'BRL', 'RNG', 1, 1, 1, 0, 0, 0)`,
    { memberId: old.memberId, upline },
  )
  for (const { bet } of [player, player, old]) await bet(100n)
  await lineCounted(gateway)
  const sentEvents = await sent()
  expect(sentEvents).toMatchObject([{ event: 'active', link: link.code, at: clock.now().toISOString() }])
  await player.bet(100n)
  await lineCounted(gateway)
  expect(await sent()).toEqual([])
  await deps.database.query("DELETE FROM line_play WHERE day = '2020-01-01'")
})

test('an approved document verifies the member; events that the link did not choose are not sent', async () => {
  const { owner, link } = await tellingLink(gateway, { events: ['verified'] })
  const person = await come(link)
  const check = (reference: string) =>
    gateway.deps.database.query(
      `WITH made AS (
         INSERT INTO identity_check (reference, member_id, tier, document_kind, state, provider, created_at, changed_at, submitted_at)
         VALUES (:reference, :personId, 'basic', 'passport', 'review', 'test', :now, :now, :now))
       SELECT`,
      { reference, personId: person.id, now: gateway.clock.now() },
    )
  await check('a'.repeat(32))
  await gateway.deps.database.query(
    `UPDATE identity_check SET state = 'approved', decided_sequence = 1, decided_at = :now WHERE member_id = :personId`,
    { personId: person.id, now: gateway.clock.now() },
  )
  await gateway.deps.database.query('UPDATE member SET email_verified_at = :now WHERE id = :personId', {
    personId: person.id,
    now: gateway.clock.now(),
  })
  expect(events(await sent())).toEqual(['verified'])
  // Earlier events are not sent when their kind is chosen later.
  await setPostbackBy(gateway, owner, link)
  expect(await sent()).toEqual([])
})

test('a failed delivery is repeated at growing intervals for two days, and can then be sent again by hand', async () => {
  const { owner, link } = await tellingLink(gateway)
  await come(link)
  const at = fakeReceiver()
  at.answers({ status: 302 })
  const began = gateway.clock.now().getTime()
  const [first] = await sent(at)
  let seer = owner
  const last = async () => (await log(seer, link))[0]
  expect(await last()).toMatchObject({
    state: 'waiting',
    status: 302,
    fault: null,
    tries: 1,
    nextAt: new Date(began + minutes(1)).toISOString(),
  })
  expect(await sent(at)).toEqual([])
  at.answers({ fault: 'timedOut' })
  for (let tries = 1; tries < 9; tries++) {
    gateway.clock.advance(hours(24))
    expect((await sent(at))[0]?.id).toBe(first?.id)
  }
  seer = { ...owner, token: await logIn(gateway, owner, 'agent') }
  expect(await last()).toMatchObject({ state: 'failed', status: null, fault: 'timedOut', tries: 9, nextAt: null })
  gateway.clock.advance(hours(48))
  expect(await sent(at)).toEqual([])
  seer = { ...owner, token: await logIn(gateway, owner, 'agent') }
  const { token } = seer
  at.answers({ status: 204 })
  expect((await gateway.call(sendPostbackAgain, { deliveryId: first?.id }, { token })).value()).toMatchObject({
    state: 'waiting',
    tries: 0,
  })
  expect((await sent(at))[0]?.id).toBe(first?.id)
  expect(await last()).toMatchObject({ state: 'delivered', status: 204, tries: 1 })
})

test('a test contains no member’s event; the secret is shown once and can be replaced', async () => {
  const { owner, link, secret } = await tellingLink(gateway)
  const { token } = owner
  const again = (await setPostbackBy(gateway, owner, link)).value()
  expect(again.secret).toBeNull()
  const [first, same] = [await tryOut(owner, link), await tryOut(owner, link)]
  expect(same).toEqual(first)
  const next = (await gateway.call(renewPostbackSecret, {}, { token })).value().secret
  expect(next).not.toBe(secret)
  const at = fakeReceiver()
  expect(await sent(at)).toEqual([
    { id: first.deliveryId, link: link.code, event: 'test', at: gateway.clock.now().toISOString(), member: null },
  ])
  const [message] = at.taken
  const [, t] = /t=(\d+)/.exec(message?.headers['Postback-Signature'] ?? '') ?? []
  const right = createHmac('sha256', next).update(`${t}.${message?.body}`).digest('hex')
  expect(message?.headers['Postback-Signature']).toBe(`t=${t},v1=${right}`)
  for (const text of [JSON.stringify(await log(owner, link)), gateway.log()])
    for (const sentEvents of [secret, next]) expect(text).not.toContain(sentEvents)
  const read = (await gateway.call(getLinkPostback, { linkId: link.linkId }, { token })).value()
  expect(read).toEqual(again.postback)
  const acts = await rowsAs<{ act: string; details: Record<string, string> }>(
    gateway.deps.database,
    `SELECT act, details FROM member_audit WHERE act LIKE 'postback%' AND member_id = ${await idOf(owner.username)} ORDER BY id`,
  )
  expect(acts.map(({ act }) => act)).toEqual(['postback_set', 'postback_set', 'postback_secret_renewed'])
  expect(acts[0]?.details).toMatchObject({ before: '', after: 'tracker.example registered verified deposited active' })
  gateway.clock.advance(hours(24 * 31))
  await forgetTests(gateway.deps)
  expect(await log({ token: await logIn(gateway, owner, 'agent') }, link)).toEqual([])
})

test('nothing is sent for a link without an address, or for an agent who cannot log in', async () => {
  const { owner, link } = await tellingLink(gateway)
  const other = await linkOf(gateway, owner, { rate: 0 })
  await setPostbackBy(gateway, owner, other)
  for (const each of [link, other]) await come(each)
  await setPostbackBy(gateway, owner, link, { url: null, events: [] })
  await come(link)
  expect((await log(owner, link)).map(({ state }) => state)).toEqual(['cancelled'])
  const able = (disabled: string) =>
    gateway.deps.database.query(`UPDATE member SET disabled_at = ${disabled} WHERE account = :username`, {
      username: owner.username,
    })
  await able('now()')
  expect(await sent()).toEqual([])
  await able('NULL')
  expect(await sent()).toMatchObject([{ event: 'registered', link: other.code }])
})

test('another agent’s links and postbacks are treated as unknown', async () => {
  const { owner, link } = await tellingLink(gateway)
  const { deliveryId } = await tryOut(owner, link)
  const { owner: stranger } = await tellingLink(gateway)
  const { token } = stranger
  const asked = async (linkId: string, delivery: string) =>
    await Promise.all([
      gateway.call(getLinkPostback, { linkId }, { token }),
      setPostbackBy(gateway, stranger, { linkId }),
      gateway.call(getPostbackDeliveries, { linkId, pageSize: 5 }, { token }),
      gateway.call(sendTestPostback, { linkId }, { token }),
      gateway.call(sendPostbackAgain, { deliveryId: delivery }, { token }),
    ])
  const [theirs, none] = [await asked(link.linkId, deliveryId), await asked('1', crypto.randomUUID())]
  expect(theirs.map(({ code }) => code)).toEqual([...[1, 2, 3, 4].map(() => 'link_unknown'), 'postback_unknown'])
  expect(theirs.map(({ envelope }) => envelope)).toEqual(none.map(({ envelope }) => envelope))
})

test('an agent whose names nobody answers for waits alone: all others are told meanwhile, and it gets no more room', async () => {
  const telling = (url: string) => tellingLink(gateway, { url })
  const [slow, quick] = [await telling('https://slow.example/'), await telling('https://quick.example/')]
  const each = [1, 2, 3, 4, 5, 6, 7]
  for (const { link } of [slow, quick]) for (const _ of each) await registerBy(gateway, link.code).sent
  const held = Promise.withResolvers<{ fault: 'timedOut' }>()
  const asked = { slow: 0, quick: 0 }
  const run = sendPostbacks(gateway.deps, async (url) => {
    if (url === 'https://quick.example/') asked.quick++
    if (url !== 'https://slow.example/') return { status: 200 }
    asked.slow++
    return await held.promise
  })
  await expect.poll(() => asked).toEqual({ slow: 5, quick: 7 })
  const states = async ({ owner, link }: typeof slow) => (await log(owner, link)).map(({ state }) => state)
  await expect.poll(() => states(quick)).toEqual(each.map(() => 'delivered'))
  held.resolve({ fault: 'timedOut' })
  await run
  // Its turn came again for the rest, and each is tried later as after any other failure.
  expect(asked.slow).toBe(7)
  expect(await log(slow.owner, slow.link)).toMatchObject(
    each.map(() => ({ state: 'waiting', tries: 1, fault: 'timedOut' })),
  )
})

describe.skipIf(!hasPostgres())('two gateways on one PostgreSQL', () => {
  test('send each postback once, including those that a killed gateway had claimed', async () => {
    const shared = await testGateway({ database: 'postgres' })
    const { link } = await tellingLink(shared)
    await Promise.all([1, 2, 3, 4].map(() => registerBy(shared, link.code).sent))
    const at = fakeReceiver()
    await Promise.all([1, 2, 3].map(() => sendPostbacks(shared.deps, at.send)))
    expect(new Set(at.taken.map(({ body }) => body)).size).toBe(4)
    expect(at.taken).toHaveLength(4)
    // The postback was claimed, and the gateway stopped before storing the result.
    await shared.deps.database.query(
      `UPDATE postback SET state = 'waiting', next_at = :nextAt WHERE id = (SELECT min(id) FROM postback)`,
      { nextAt: new Date(shared.clock.now().getTime() + minutes(2)) },
    )
    await sendPostbacks(shared.deps, at.send)
    expect(at.taken).toHaveLength(4)
    shared.clock.advance(minutes(2))
    await sendPostbacks(shared.deps, at.send)
    expect(at.taken).toHaveLength(5)
    await closeReconciled(shared)
  })
})
