import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AgentLink } from '#contract/agents/links/agent-link.ts'
import { countLinkClick } from '#contract/agents/links/count-link-click.ts'
import { createAgentLink } from '#contract/agents/links/create-agent-link.ts'
import { getAgentLinks } from '#contract/agents/links/get-agent-links.ts'
import { switchAgentLink } from '#contract/agents/links/switch-agent-link.ts'
import { issueInvitation } from '#gateway/account/auth/invitations.ts'
import { findAccount } from '#gateway/account/members/accounts.ts'
import { rebateOn } from '#gateway/account/members/line-rebates.ts'
import { forgetVisitors } from '#gateway/agents/links/clicks.ts'
import {
  agentWithLink,
  askAbout,
  changeLink,
  chrome,
  lineOf,
  linkOf,
  linkRequest,
  registerBy,
  setRebate,
} from '#tests/support/agent-links.ts'
import { actsOf } from '#tests/support/audit.ts'
import { fakeClock, hours } from '#tests/support/clock.ts'
import { theDatabase } from '#tests/support/database.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { agent, lineViews } from '#tests/support/line.ts'
import { logIn, type Person, payIn } from '#tests/support/people.ts'
import { rowsAs } from '#tests/support/rows.ts'

// 22:30 of 20 November in São Paulo.
const begin = new Date('2026-11-21T01:30:00.000Z')

describe.each(theDatabase())('links of agents on $name', ({ open }) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway({ database: await open(), clock: fakeClock(begin) })
  })
  afterAll(() => closeReconciled(gateway))

  const { idOf } = lineViews(() => gateway)
  const own = async ({ token }: Pick<Person, 'token'>) => (await gateway.call(getAgentLinks, {}, { token })).value()
  const read = async (owner: Person, { linkId }: Pick<AgentLink, 'linkId'>) =>
    (await own(owner)).links.find((link) => link.linkId === linkId)

  test('a registration by a link puts the account below the agent with the link’s rebate, and later changes do not matter', async () => {
    const { owner, link } = await agentWithLink(gateway, { rate: 75 })
    expect(link).toMatchObject({
      code: expect.stringMatching(/^[a-hj-km-np-z2-9]{8}$/),
      state: 'open',
      expiresAt: null,
    })
    const { form, sent } = registerBy(gateway, link.code.toUpperCase())
    expect((await sent).code).toBeUndefined()
    expect(await lineOf(gateway, form)).toEqual([{ type: 0, code: link.code, above: owner.username, rate: 75 }])
    expect(await rebateOn(gateway.deps.database, await idOf(form), '2026-11-20')).toBe(75)
    expect((await read(owner, link))?.funnel).toMatchObject({ registrations: 1, verified: 0, deposited: 0, active: 0 })
    expect(await actsOf(gateway, owner)).toEqual(['link_created'])
  })

  test('a link for agents makes an agent, who can make links with at most the own rebate', async () => {
    const { owner, link } = await agentWithLink(gateway, { kind: 'agent', rate: 60 })
    const { form, sent } = registerBy(gateway, link.code)
    const { token } = (await sent).value()
    expect(await lineOf(gateway, form)).toEqual([{ type: 2, code: link.code, above: owner.username, rate: 60 }])
    expect(await own({ token })).toMatchObject({ links: [], left: 50, mostRate: 60, hasRoom: true, canRegister: true })
    const key = crypto.randomUUID()
    expect((await gateway.call(createAgentLink, linkRequest({ rate: 61 }), { token, key })).code).toBe(
      'rebate_above_own',
    )
    const below = await linkOf(gateway, { token }, { rate: 60 })
    // The agent's rebate has been lowered, so a new account gets at most the lowered one.
    expect((await setRebate(gateway, owner, form.username, 20)).code).toBeUndefined()
    const next = registerBy(gateway, below.code)
    expect((await next.sent).code).toBeUndefined()
    expect(await lineOf(gateway, next.form)).toMatchObject([{ type: 0, above: form.username, rate: 20 }])
  })

  test('a link that is off, expired or used up refuses the registration with its reason, and nothing is written', async () => {
    const { link } = await agentWithLink(gateway, { maxUses: 3, lastDay: '2026-11-20' })
    expect(link.expiresAt).toBe('2026-11-21T03:00:00.000Z')
    expect((await askAbout(gateway, link.code)).code).toBeUndefined()
    const refused = async (change: string, back: string) => {
      await changeLink(gateway, link, change)
      const { form, sent } = registerBy(gateway, link.code)
      const codes = [(await sent).code, (await askAbout(gateway, link.code)).code]
      await changeLink(gateway, link, back)
      return [...codes, await findAccount(gateway.deps.database, form.username)]
    }
    expect(await refused('active = false', 'active = true')).toEqual(['link_inactive', 'link_inactive', undefined])
    const last = `expires_at = '${gateway.clock.now().toISOString()}'`
    expect(await refused(last, 'expires_at = NULL')).toEqual(['link_expired', 'link_expired', undefined])
    expect(await refused('uses = 3', 'uses = 0')).toEqual(['link_used_up', 'link_used_up', undefined])
    expect((await registerBy(gateway, link.code).sent).code).toBeUndefined()
  })

  test('two of three simultaneous registrations get the last two uses', async () => {
    const { owner, link } = await agentWithLink(gateway, { maxUses: 2, rate: 0 })
    const tries = await Promise.all([1, 2, 3].map(() => registerBy(gateway, link.code).sent))
    expect(tries.map(({ code }) => code ?? 'ok').sort()).toEqual(['link_used_up', 'ok', 'ok'])
    expect(await read(owner, link)).toMatchObject({ state: 'usedUp', funnel: { registrations: 2 } })
  })

  test('an agent’s old code is a link without end, and another agent’s link is treated as unknown', async () => {
    const owner = await agent(gateway)
    const { database, now } = gateway.deps
    const memberId = await idOf(owner)
    await issueInvitation(database, { code: owner.username, kind: 'affiliate', memberId, now: now() })
    const [first] = (await own(owner)).links
    expect(first).toMatchObject({ code: owner.username, name: '', state: 'open', expiresAt: null, maxUses: null })
    expect((await registerBy(gateway, owner.username).sent).code).toBeUndefined()
    const stranger = await agent(gateway)
    const input = { linkId: first?.linkId, isActive: false }
    const foreign = await gateway.call(switchAgentLink, input, { token: stranger.token })
    const absent = await gateway.call(switchAgentLink, { ...input, linkId: '999999999' }, { token: stranger.token })
    expect(foreign.envelope).toEqual(absent.envelope)
    const off = (await gateway.call(switchAgentLink, input, { token: owner.token })).value()
    expect(off).toMatchObject({ state: 'inactive', funnel: { registrations: 1 } })
    expect(await actsOf(gateway, owner)).toEqual(['link_switched'])
  })

  test('the funnel counts people: verified, with a deposit, and with valid bets within thirty days', async () => {
    const { owner, link } = await agentWithLink(gateway, { rate: 0 })
    const come = async () => {
      const { form, sent } = registerBy(gateway, link.code)
      const { token } = (await sent).value()
      return { token, id: await idOf(form) }
    }
    const [one, two] = [await come(), await come()]
    await come()
    const { database } = gateway.deps
    await database.query('UPDATE member SET email_verified_at = now() WHERE id = :oneId', { oneId: one.id })
    for (const amount of [50_00n, 20_00n]) await payIn(gateway, two.token, amount)
    const bet = (day: string, id: bigint) =>
      database.query(
        `INSERT INTO line_play (day, member_id, agent_id, currency, game_type, wagers, stake, valid_bet, win, bonus_stake, bonus_win)
         SELECT :day::date, :memberId, agent_id, 'BRL', 'RNG', 1, 100, 100, 0, 0, 0 FROM line_place WHERE member_id = :memberId`,
        { day, memberId: id },
      )
    await bet('2026-10-21', one.id)
    for (const day of ['2026-10-22', '2026-11-20']) await bet(day, two.id)
    expect((await read(owner, link))?.funnel).toEqual({
      clicks: 0,
      registrations: 3,
      verified: 1,
      deposited: 1,
      active: 1,
    })
    await database.query('DELETE FROM line_play')
  })

  test('a visitor counts once for each link and day, a machine never, and the data of a person are deleted the next day', async () => {
    const { owner, link } = await agentWithLink(gateway)
    const other = await linkOf(gateway, owner)
    const visit = (code: string, address: string, userAgent = chrome) =>
      gateway.call(countLinkClick, { code }, { address, headers: { 'User-Agent': userAgent } })
    await Promise.all([1, 2, 3].map(() => visit(link.code, '203.0.113.1')))
    await visit(link.code.toUpperCase(), '203.0.113.2')
    await visit(other.code, '203.0.113.1')
    await visit(link.code, '203.0.113.3', 'Mozilla/5.0 (compatible; Googlebot/2.1)')
    expect((await visit('nobodys-code', '203.0.113.1')).code).toBeUndefined()
    let seer = owner
    const clicks = async () => [(await read(seer, link))?.funnel.clicks, (await read(seer, other))?.funnel.clicks]
    expect(await clicks()).toEqual([2, 1])
    const kept = () =>
      rowsAs<object>(
        gateway.deps.database,
        'SELECT day::text FROM agent_link_visitor UNION ALL SELECT day::text FROM agent_link_salt',
      )
    await forgetVisitors(gateway.deps.database, gateway.clock.now())
    expect(await kept()).toHaveLength(4)
    gateway.clock.advance(hours(2))
    await forgetVisitors(gateway.deps.database, gateway.clock.now())
    expect(await kept()).toEqual([])
    await visit(link.code, '203.0.113.1')
    // The session has ended in the meantime.
    seer = { ...owner, token: await logIn(gateway, owner, 'agent') }
    expect(await clicks()).toEqual([3, 1])
  })
})
