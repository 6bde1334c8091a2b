import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { login } from '#contract/account/auth/login.ts'
import { getAgentLinks } from '#contract/agents/links/get-agent-links.ts'
import { getDownlineRebates } from '#contract/agents/links/get-downline-rebates.ts'
import { registerDownline } from '#contract/agents/links/register-downline.ts'
import { lawfulRegisterRules } from '#gateway/account/auth/register-rules.ts'
import { findAccount } from '#gateway/account/members/accounts.ts'
import { holdRebates, rebateOn } from '#gateway/account/members/line-rebates.ts'
import { canOpenFor } from '#gateway/agents/links/downline-form.ts'
import { jurisdictions } from '#lib/jurisdictions/jurisdictions.ts'
import { agentWithLink, lineOf, registerBy, setRebate } from '#tests/support/agent-links.ts'
import { actsOf } from '#tests/support/audit.ts'
import { fakeClock } from '#tests/support/clock.ts'
import { theDatabase } from '#tests/support/database.ts'
import { closeReconciled, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { agent, lineViews, putBelow } from '#tests/support/line.ts'
import { logIn, registerMember, registration } from '#tests/support/people.ts'
import { byOwner } from '#tests/support/rounds.ts'
import { rowsAs } from '#tests/support/rows.ts'

// 22:30 of 20 November in São Paulo.
const begin = new Date('2026-11-21T01:30:00.000Z')

describe.each(theDatabase())('accounts that agents open and rebates that they set on $name', ({ name, open }) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway({ database: await open(), clock: fakeClock(begin) })
  })
  afterAll(() => closeReconciled(gateway))

  const { idOf } = lineViews(() => gateway)

  test('a rebate counts from the next day on, never above the agent’s own nor below those further down', async () => {
    const [top, middle] = [await agent(gateway), await agent(gateway)]
    const low = await registerMember(gateway)
    await putBelow(gateway, middle, top)
    await putBelow(gateway, low, middle)
    expect((await setRebate(gateway, middle, low.username, 1)).code).toBe('rebate_above_own')
    expect((await setRebate(gateway, top, middle.username, 80)).value()).toMatchObject({
      rate: 0,
      next: { rate: 80, from: '2026-11-21' },
    })
    expect((await setRebate(gateway, middle, low.username, 70)).code).toBeUndefined()
    const lowered = await setRebate(gateway, top, middle.username, 69)
    expect([lowered.code, lowered.envelope]).toMatchObject(['rebate_below_downline', { value: { downlines: 1 } }])
    expect(JSON.stringify(lowered.envelope)).not.toContain(low.username)
    // An agent cannot address an account two levels below.
    const [absent, further] = [
      await setRebate(gateway, top, 'nobody', 5),
      await setRebate(gateway, top, low.username, 5),
    ]
    expect(further.envelope).toEqual(absent.envelope)
    const rates = (day: string) =>
      Promise.all([middle, low].map(async (person) => rebateOn(gateway.deps.database, await idOf(person), day)))
    expect(await rates('2026-11-20')).toEqual([0, 0])
    expect(await rates('2026-11-21')).toEqual([80, 70])
    const list = (await gateway.call(getDownlineRebates, { pageSize: 5 }, { token: top.token })).value().list
    expect(list).toMatchObject([{ account: middle.username, kind: 'agent', rate: 0, next: { rate: 80 } }])
    expect((await actsOf(gateway, top)).filter((act) => act === 'rebate_set')).toHaveLength(1)
  })

  test('simultaneous changes of an agent’s rebate and of one below it leave no account above its agent', async () => {
    const [top, middle] = [await agent(gateway), await agent(gateway)]
    const low = await registerMember(gateway)
    await putBelow(gateway, middle, top)
    await putBelow(gateway, low, middle)
    expect((await setRebate(gateway, top, middle.username, 80)).code).toBeUndefined()
    const answers = await Promise.all([
      setRebate(gateway, top, middle.username, 30),
      setRebate(gateway, middle, low.username, 50),
    ])
    expect(answers.filter(({ code }) => code === undefined)).toHaveLength(1)
  })

  test.skipIf(name !== 'PostgreSQL')(
    'a registration waits for a move without holding a part of the line, and then sees how deep the line has become',
    async () => {
      const { database } = gateway.deps
      const { owner, link } = await agentWithLink(gateway, { kind: 'agent', rate: 60 })
      const top = await idOf(await agent(gateway))
      const { username, password, confirmPassword } = registration()
      const form = { username, password, confirmPassword, kind: 'agent', rate: 0 }
      const waiting = `SELECT count(*)::integer AS n FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
        AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`
      const { answers, isFree } = await database.transaction(async (tx) => {
        // A move that holds its first lock, and takes the second one when both registrations have begun.
        await holdRebates(tx, 'change')
        const byLink = registerBy(gateway, link.code)
        const byAgent = gateway.call(registerDownline, form, { token: owner.token, key: crypto.randomUUID() })
        while ((await rowsAs<{ n: number }>(database, waiting))[0]?.n !== 2);
        const [second] = await rowsAs<{ free: boolean }>(
          tx,
          `SELECT pg_try_advisory_xact_lock(hashtext('agent_line')) AS free`,
        )
        await tx.query('INSERT INTO agent_line (upline_id, downline_id, depth) VALUES (:top, :downlineId, 64)', {
          top,
          downlineId: await idOf(owner),
        })
        return { answers: Promise.all([byLink.sent, byAgent]), isFree: second?.free }
      })
      expect(isFree).toBe(true)
      expect((await answers).map(({ code }) => code)).toEqual(['line_too_deep', 'line_too_deep'])
      expect(await findAccount(database, username)).toBeUndefined()
      await byOwner(database, 'DELETE FROM agent_line WHERE upline_id = :top AND depth = 64', { top })
    },
  )

  test('an agent cannot open accounts where the law demands a tax number and limits', async () => {
    const { database, config } = gateway.deps
    const asked = async (jurisdiction: 'demo' | 'br') =>
      lawfulRegisterRules(database, { ...config, jurisdiction: jurisdictions[jurisdiction] })
    expect(await canOpenFor(database, await asked('demo'))).toBe(true)
    const { limits, ...rules } = await asked('br')
    expect(await canOpenFor(database, rules)).toBe(false)
    expect(limits && (await canOpenFor(database, { ...(await asked('demo')), limits }))).toBe(false)
  })

  test('an agent opens an account once per key, and its owner must choose another password first', async () => {
    const owner = await agent(gateway)
    const { username, password, confirmPassword } = registration()
    const form = { username, password, confirmPassword, kind: 'agent', rate: 40 }
    const key = crypto.randomUUID()
    const open = (changed: object = {}) =>
      gateway.call(registerDownline, { ...form, ...changed }, { token: owner.token, key })
    const answers = await Promise.all([open(), open()])
    expect(answers.map((answer) => answer.value())).toEqual(
      answers.map(() => ({ account: username, kind: 'agent', rate: 40 })),
    )
    expect((await open({ rate: 41 })).code).toBe('idempotency_key_reused')
    expect(await lineOf(gateway, form)).toEqual([{ type: 2, code: '', above: owner.username, rate: 40 }])
    const opened = await gateway.call(login, { username, password, type: 'username', portal: 'agent' })
    expect(opened.value()).toMatchObject({ passwordExpired: true })
    const token = await logIn(gateway, form, 'agent')
    expect((await gateway.call(getAgentLinks, {}, { token })).code).toBe('password_change_required')
    expect(await actsOf(gateway, owner)).toEqual(['downline_registered'])
  })
})
