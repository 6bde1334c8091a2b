import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  askForPayout,
  decidePayout,
  selectPayouts,
  waitingPayouts,
  wirePayout,
} from '#gateway/agent/commission/payouts.ts'
import { giveByHouse } from '#gateway/agent/life/house.ts'
import { countLine } from '#gateway/agent/line/count-line.ts'
import { lineFlags } from '#gateway/agent/line-flags.ts'
import { teamOverview } from '#gateway/agent/report/overview.ts'
import { checkNight } from '#gateway/agent/settlement/check-night.ts'
import { heldStatements, releaseStatement } from '#gateway/agent/settlement/held-statements.ts'
import { ownStatements } from '#gateway/agent/settlement/own-statements.ts'
import { agentPaySetting } from '#gateway/agent/settlement/pay-rules.ts'
import { payStatements } from '#gateway/agent/settlement/pay-statements.ts'
import { settleContracts } from '#gateway/agent/settlement/settle-contracts.ts'
import { noteDevice } from '#gateway/auth/devices-seen.ts'
import { openDatabase } from '#gateway/db/open.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { writeSetting } from '#gateway/system/settings.ts'
import { toJson } from '#lib/json.ts'
import { dividend, salary, tier } from '#tests/support/agent-contracts.ts'
import {
  commissionOf,
  contractFor,
  giveCommission,
  type LineAccount,
  lineAccount,
  lineCounted,
} from '#tests/support/agents.ts'
import { fakeClock, hours } from '#tests/support/clock.ts'
import { emptyPostgres, hasPostgres } from '#tests/support/database.ts'
import { dyingAfter } from '#tests/support/dying.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { available, expectReconciled } from '#tests/support/ledger.ts'
import { recomputed } from '#tests/support/recomputed.ts'
import { byOwner, smallCatalogue } from '#tests/support/rounds.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { foundOfWeek, payoutOfWeek, resultOfWeek, wagesCost, weekOfBets } from '#tests/support/settled-week.ts'

// Midnight of São Paulo.
const day = (date: string) => new Date(`${date}T03:00:00.000Z`)

let gateway: TestGateway
/** Another gateway with its own connections to the same database; the same connection with the embedded one. */
let other: GatewayDeps
let close: () => Promise<void>
beforeAll(async () => {
  const clock = fakeClock(day('2026-10-05'))
  if (hasPostgres()) {
    const { url, drop } = await emptyPostgres('template1')
    const [database, second] = await Promise.all(
      [4, 4].map((connections) => openDatabase({ kind: 'postgres', url, connections })),
    )
    if (!database || !second) throw new Error('There is no database.')
    gateway = await testGateway({ database, clock })
    other = { ...gateway.deps, database: second }
    close = () => Promise.all([database.close(), second.close()]).then(drop)
  } else {
    gateway = await testGateway({ clock })
    other = gateway.deps
    close = gateway.close
  }
  await smallCatalogue(gateway.deps.database)
})
afterAll(() => close())

const goTo = (moment: Date) => gateway.clock.advance(moment.getTime() - gateway.clock.now().getTime())
/** Counts, and settles by two gateways at once. */
const settled = async () => {
  await lineCounted(gateway)
  await Promise.all([settleContracts(gateway.deps), settleContracts(other)])
}
const statementsOf = ({ memberId }: LineAccount, kind: string) =>
  rowsAs<{ id: bigint }>(
    gateway.deps.database,
    'SELECT id FROM line_statement WHERE agent_id = $1 AND kind = $2 ORDER BY id',
    [memberId, kind],
  )
const check = async (agent: LineAccount, kind: string) => {
  const found = await statementsOf(agent, kind)
  return Promise.all(found.map(({ id }) => recomputed(gateway.deps, agent.session, id.toString())))
}
const excluded = (member: LineAccount) =>
  gateway.deps.database.query(
    `INSERT INTO member_protection_event (member_id, at, actor, action, details) VALUES ($1, $2, 'member', 'exclusion', '{"until": null}')`,
    [member.memberId, gateway.clock.now()],
  )
const nameOf = async ({ memberId }: LineAccount) => {
  const text = 'SELECT account FROM member WHERE id = $1'
  return (await rowsAs<{ account: string }>(gateway.deps.database, text, [memberId]))[0]?.account ?? ''
}
const paidOf = ({ memberId }: LineAccount) =>
  rowsAs<{ period: string; version: number; pay: bigint; state: string }>(
    gateway.deps.database,
    'SELECT period, version, pay, state FROM line_statement WHERE agent_id = $1 ORDER BY ends_at',
    [memberId],
  )

class Died extends Error {}
const die = () => {
  throw new Died()
}
/**
 * Runs work that is interrupted after one statement, after two, and so on, until one run completes. @returns the number
 * of interruptions
 */
const dyingOften = async (work: (deps: GatewayDeps) => Promise<unknown>) => {
  for (let deaths = 0; ; deaths++) {
    try {
      await work({ ...gateway.deps, database: dyingAfter(gateway.deps.database, deaths + 1, die) })
      return deaths
    } catch (error) {
      if (!(error instanceof Died)) throw error
    }
  }
}

/** Writes past all guards, which only a superuser can. */
const tampered = (text: string, values: readonly bigint[]) =>
  gateway.deps.database.transaction(async (tx) => {
    await tx.query('SET LOCAL ROLE NONE')
    await tx.query('SET LOCAL session_replication_role = replica')
    await tx.query(text, values)
  })

test('later runs finish a settlement that was interrupted after any statement, and do nothing twice', async () => {
  const { deps, clock } = gateway
  const agents = await weekOfBets(deps, clock)
  const [top] = agents
  if (!top) throw new Error('There is no agent.')
  const deaths = await dyingOften((dying) => countLine(dying))
  await lineCounted(gateway)
  const payout = { amount: payoutOfWeek, key: 'dying' }
  const more = await dyingOften(async (dying) => {
    await settleContracts(dying)
    await askForPayout(dying, { session: top.session, address: '127.0.0.1' }, payout)
  })
  expect(deaths).toBeGreaterThan(5)
  expect(more).toBeGreaterThan(30)
  expect(await foundOfWeek(deps, agents)).toEqual(resultOfWeek)
  await expectReconciled(deps.database)
})

test('an offer that is accepted between the end and the settlement of a period does not change that period', async () => {
  const { deps } = gateway
  const agent = await lineAccount(deps, { isAgent: true })
  const member = await lineAccount(deps, { upline: agent })
  const from = gateway.clock.now()
  await contractFor(deps, agent, salary(tier(100)), { from: day('2026-10-12') })
  expect(from.getTime()).toBeLessThan(day('2026-10-13').getTime())
  await member.bet(10_000n)
  // A minute later than the day, and a minute before it is settled.
  goTo(new Date('2026-10-13T03:01:00.000Z'))
  await lineCounted(gateway)
  await settleContracts(deps)
  const raised = JSON.parse(toJson(salary(tier(500))))
  await giveByHouse(deps, { account: await nameOf(agent), file: raised, by: 'test' })
  for (const next of ['2026-10-13T12:00:00.000Z', '2026-10-14T12:00:00.000Z', '2026-10-15T12:00:00.000Z']) {
    goTo(new Date(next))
    await settled()
    await member.bet(10_000n)
  }
  // The new terms begin with the next day that had not begun when they were accepted.
  expect(await paidOf(agent)).toEqual([
    { period: 'D:2026-10-12', version: 1, pay: 100n, state: 'paid' },
    { period: 'D:2026-10-13', version: 1, pay: 100n, state: 'paid' },
    { period: 'D:2026-10-14', version: 2, pay: 500n, state: 'paid' },
  ])
})

test('a large statement waits for the operator’s approval, and is paid after it', async () => {
  const { deps } = gateway
  const agent = await lineAccount(deps, { isAgent: true })
  const member = await lineAccount(deps, { upline: agent })
  await contractFor(deps, agent, salary(tier(1000)), { from: day('2026-10-16') })
  await writeSetting(deps.database, agentPaySetting.name, { ...agentPaySetting.fallback, holdAbove: '999' }, deps.now())
  goTo(new Date('2026-10-16T12:00:00.000Z'))
  await member.bet(9_999n)
  goTo(new Date('2026-10-17T12:00:00.000Z'))
  await member.bet(10_000n)
  goTo(new Date('2026-10-18T12:00:00.000Z'))
  await settled()
  // 999 is not above the bound, 1,000 is.
  expect(await paidOf(agent)).toMatchObject([
    { pay: 999n, state: 'paid' },
    { pay: 1_000n, state: 'held' },
  ])
  await settled()
  const [held, ...others] = await heldStatements(deps.database)
  expect([held?.pay, others]).toEqual([1_000n, []])
  expect(await commissionOf(deps, agent)).toBe(999n)
  expect(await releaseStatement(deps, held?.id ?? 0n, 'Ana')).toBe(true)
  expect(await releaseStatement(deps, held?.id ?? 0n, 'Ana')).toBe(false)
  await Promise.all([payStatements(deps), payStatements(other)])
  expect(await paidOf(agent)).toMatchObject([{ state: 'paid' }, { state: 'paid' }])
  expect(await commissionOf(deps, agent)).toBe(1_999n)
  await writeSetting(deps.database, agentPaySetting.name, agentPaySetting.fallback, deps.now())
})

test('a line is flagged by what accounts have in common, and its statements wait only if the operator wants that', async () => {
  const { deps } = gateway
  const { database, now } = deps
  goTo(new Date('2026-10-18T12:00:00.000Z'))
  const agent = await lineAccount(deps, { isAgent: true })
  const between = await lineAccount(deps, { isAgent: true, upline: agent })
  const below = await lineAccount(deps, { upline: between })
  const ring = [await lineAccount(deps, { upline: agent }), await lineAccount(deps, { upline: agent })]
  const last = await lineAccount(deps, { upline: agent })
  const agentName = await nameOf(agent)
  const flags = async () => (await lineFlags(database)).filter((flag) => flag.agent === agentName)
  const sawDevice = (member: LineAccount, device: string) =>
    database.transaction((tx) => noteDevice(tx, member.memberId, device, now()))

  // Members who share a device are a family. With bonuses for each of three they are a ring.
  for (const member of [...ring, last]) await sawDevice(member, 'the-device-of-a-ring')
  for (const member of ring) await member.reward(100n)
  await lineCounted(gateway)
  expect(await flags()).toEqual([])
  await last.reward(100n)
  await lineCounted(gateway)
  const accounts = (await Promise.all([...ring, last].map(nameOf))).sort()
  expect(await flags()).toEqual([{ rule: 'bonusRing', agent: agentName, fact: 'device', accounts }])

  // The agent's own device, two levels below.
  await sawDevice(agent, 'the-device-of-the-agent')
  await sawDevice(below, 'the-device-of-the-agent')
  const own = { rule: 'selfReferral', agent: agentName, accounts: [await nameOf(below)] }
  expect(await flags()).toContainEqual({ ...own, fact: 'device' })
  // The agent's tax number as a PIX key.
  await byOwner(database, `UPDATE member SET cpf = '11144477735' WHERE id = $1`, [agent.memberId])
  await byOwner(
    database,
    `INSERT INTO payout_account (member_id, kind, identifier, holder_name, created_at, usable_from, removed_at)
     VALUES ($1, 'pix', '11144477735', 'Ana', $2, $2, $2)`,
    [below.memberId, now()],
  )
  expect(await flags()).toContainEqual({ ...own, fact: 'cpf' })
  // Nothing that could identify a person besides the names of the accounts.
  expect(JSON.stringify(await flags())).not.toMatch(/11144477735|the-device/)

  // Nothing waits by itself. With the setting, statements of this agent wait, and those of the agent in between do not.
  const from = day('2026-10-18')
  await contractFor(deps, agent, salary(tier(1000)), { from })
  await contractFor(deps, between, salary(tier(500)), { from, upline: agent })
  await below.bet(10_000n)
  goTo(new Date('2026-10-19T12:00:00.000Z'))
  await settled()
  expect(await paidOf(agent)).toMatchObject([{ pay: 500n, state: 'paid' }])
  const holding = { ...agentPaySetting.fallback, holdFlagged: true }
  await writeSetting(database, agentPaySetting.name, holding, now())
  await below.bet(10_000n)
  goTo(new Date('2026-10-20T12:00:00.000Z'))
  await settled()
  expect(await paidOf(agent)).toMatchObject([{ state: 'paid' }, { pay: 500n, state: 'held' }])
  expect(await paidOf(between)).toMatchObject([{ state: 'paid' }, { pay: 500n, state: 'paid' }])
  const held = (await heldStatements(database)).find((one) => one.account === agentName)
  expect(await releaseStatement(deps, held?.id ?? 0n, 'Ana')).toBe(true)
  await payStatements(deps)
  expect(await commissionOf(deps, agent)).toBe(1_000n)
  await writeSetting(database, agentPaySetting.name, agentPaySetting.fallback, now())
})

test('half months are settled separately, and a loss of the first half ends with the month', async () => {
  const { deps } = gateway
  const agent = await lineAccount(deps, { isAgent: true })
  const member = await lineAccount(deps, { upline: agent })
  const terms = { ...dividend(tier(1000)), cycle: 'half', carry: 'halfMonth' } as const
  await contractFor(deps, agent, terms, { from: day('2026-11-01') })
  const won = [-5_000n, 3_000n, -4_000n, -1_000n, 6_000n]
  const days = ['2026-11-15', '2026-11-16', '2026-12-10', '2026-12-31', '2027-01-01']
  for (const [place, date] of days.entries()) {
    // The last hour of the day, and of the half month.
    goTo(new Date(day(date).getTime() + hours(23)))
    await member.bet(10_000n, gateway.clock.now(), 10_000n - (won[place] ?? 0n))
  }
  goTo(new Date('2027-01-16T12:00:00.000Z'))
  await settled()
  const text = `SELECT period, base, pay, (result #>> '{carriedIn,base}')::bigint AS carried FROM line_statement WHERE agent_id = $1 ORDER BY id`
  expect(await rowsAs(deps.database, text, [agent.memberId])).toEqual([
    { period: 'H:2026-11-1', base: -5_000n, pay: 0n, carried: 0n },
    // 2,000 of the loss are left, and forgotten with the month.
    { period: 'H:2026-11-2', base: 3_000n, pay: 0n, carried: -5_000n },
    { period: 'H:2026-12-1', base: -4_000n, pay: 0n, carried: 0n },
    { period: 'H:2026-12-2', base: -1_000n, pay: 0n, carried: -4_000n },
    { period: 'H:2027-01-1', base: 6_000n, pay: 600n, carried: 0n },
  ])
})

test('a payer without money does not delay the statements of other payers', async () => {
  const { deps } = gateway
  const from = day('2027-01-17')
  const lines: { upline: LineAccount; agent: LineAccount; member: LineAccount }[] = []
  for (let place = 0; place < 2; place++) {
    const upline = await lineAccount(deps, { isAgent: true })
    const agent = await lineAccount(deps, { isAgent: true, upline })
    // All that the upline gets for the agent is held.
    await contractFor(deps, upline, salary(tier(301)), { from })
    await contractFor(deps, agent, { ...salary(tier(300)), payer: 'upline' }, { from, upline })
    lines.push({ upline, agent, member: await lineAccount(deps, { upline: agent }) })
  }
  goTo(new Date(from.getTime() + hours(1)))
  for (const { member } of lines) await member.bet(10_000n)
  const { name, fallback } = agentPaySetting
  await writeSetting(deps.database, name, { ...fallback, holdAbove: '300' }, deps.now())
  goTo(new Date(from.getTime() + hours(36)))
  await settled()
  await writeSetting(deps.database, name, fallback, deps.now())
  const states = () => Promise.all(lines.map(async ({ agent }) => (await paidOf(agent)).map(({ state }) => state)))
  expect(await states()).toEqual([['insufficient'], ['insufficient']])
  const second = lines[1]
  if (!second) throw new Error('There is no second line.')
  await giveCommission(gateway, await nameOf(second.upline), 300n)
  // Only one is looked at, and it is not the oldest, which cannot be paid.
  await deps.database.query('SELECT line_statements_pay(1, false, $1)', [deps.now()])
  expect(await states()).toEqual([['insufficient'], ['paid']])
})

test('a payout above the bound waits for the operator, who pays it or gives a reason', async () => {
  const { deps } = gateway
  const agent = await lineAccount(deps, { isAgent: true })
  await giveCommission(gateway, await nameOf(agent), 20_000_00n)
  const owner = { session: agent.session, address: '127.0.0.1' }
  const ask = (amount: bigint, key: string) => askForPayout(deps, owner, { amount, key })
  const main = await available(deps.database, agent.account)
  // 5,000.00 is moved at once, a cent more waits.
  expect(await ask(5_000_00n, 'rule')).toMatchObject({ state: 'paid', reason: null })
  const [paid, refused] = [await ask(5_000_01n, 'paid'), await ask(6_000_00n, 'refused')]
  expect([paid.state, refused.state]).toEqual(['requested', 'requested'])
  expect((await waitingPayouts(deps.database)).map(({ reference }) => reference)).toEqual([
    paid.reference,
    refused.reference,
  ])
  // The requested payout is held: 20,000.00 less 16,000.01.
  await expect(ask(4_000_00n, 'more')).rejects.toThrow()
  const decided = await Promise.all([deps, other].map((one) => decidePayout(one, paid.reference, { by: 'Ana' })))
  expect(decided.sort()).toEqual([false, true])
  expect(await decidePayout(deps, refused.reference, { by: 'Ana', reason: 'Ask us first' })).toBe(true)
  expect(await decidePayout(deps, refused.reference, { by: 'Ana' })).toBe(false)
  expect(await available(deps.database, agent.account)).toBe(main + 10_000_01n)
  expect(await commissionOf(deps, agent)).toBe(9_999_99n)
  const list = (await selectPayouts(deps.database, agent.memberId, 10, undefined)).map(wirePayout)
  expect(list.map(({ state, reason }) => [state, reason])).toEqual([
    ['rejected', 'Ask us first'],
    ['paid', null],
    ['paid', null],
  ])
  expect(await ask(9_999_99n, 'again')).toMatchObject({ state: 'requested' })
})

test('a recalculation finds omitted and added accounts, and salaries that were not earned', async () => {
  // The guards would refuse the rows below.
  await expectReconciled(gateway.deps.database)
  const agent = await lineAccount(gateway.deps, { isAgent: true })
  const members: LineAccount[] = []
  for (let place = 0; place < 4; place++) members.push(await lineAccount(gateway.deps, { upline: agent }))
  const [first, second, idle, gone] = members
  if (!first || !second || !idle || !gone) throw new Error('There are no members.')
  const from = day('2027-02-01')
  const active = { validBet: 1_000n, deposit: 0n, needs: 'both', scope: 'team' } as const
  const costs = [wagesCost]
  await contractFor(gateway.deps, agent, { ...salary(tier(100)), active, minimumActive: 1 }, { from })
  await contractFor(
    gateway.deps,
    agent,
    { ...dividend(tier(4000)), cycle: 'week', costs, active, minimumActive: 2 },
    { from },
  )
  goTo(new Date('2027-02-02T12:00:00.000Z'))
  for (const member of [first, second, gone]) await member.bet(1_000n)
  await idle.bet(999n)
  await excluded(gone)
  await lineCounted(gateway)
  await checkNight(gateway.deps)
  expect(await teamOverview(gateway.deps, agent.session, { from: '2027-02-01', to: '2027-02-28' })).toMatchObject({
    isDoubted: false,
  })
  goTo(new Date('2027-02-08T12:00:00.000Z'))
  await settled()
  for (const kind of ['dailySalary', 'dividend'])
    expect(await check(agent, kind)).toMatchObject([{ agrees: true, differing: [] }])

  const [weekly, daily] = [...(await statementsOf(agent, 'dividend')), ...(await statementsOf(agent, 'dailySalary'))]
  if (!weekly || !daily) throw new Error('There are no statements.')
  // Replaces an active member by an inactive one, and raises a salary by 5.00 wherever it is stored.
  await tampered('UPDATE line_statement_active SET member_id = $2 WHERE statement_id = $1 AND member_id = $3', [
    weekly.id,
    idle.memberId,
    second.memberId,
  ])
  await tampered('UPDATE line_statement SET gross = gross + 500 WHERE id = $1', [daily.id])
  await tampered(`UPDATE line_statement SET facts = jsonb_set(facts, '{wages}', '"539"') WHERE id = $1`, [weekly.id])
  // The night finds it too, once, and the agent reads it on the statement and on the overview.
  await Promise.all([checkNight(gateway.deps), checkNight(other)])
  const week = { contract: 'dividend', from: '2027-02-01', to: '2027-02-28', pageSize: 5 } as const
  expect((await ownStatements(gateway.deps, agent.session, week)).list).toMatchObject([{ differs: true }])
  expect(await teamOverview(gateway.deps, agent.session, week)).toMatchObject({ isDoubted: true })
  const nights = await rowsAs<{ differing: number; day: string }>(
    gateway.deps.database,
    'SELECT day::text, differing FROM line_night ORDER BY day DESC',
  )
  expect(nights).toEqual([
    { day: '2027-02-08', differing: 2 },
    { day: '2027-02-02', differing: 0 },
  ])
  const [again] = await check(agent, 'dividend')
  expect(again?.agrees).toBe(false)
  expect(again?.figures.filter(({ stated, found }) => stated !== found)).toEqual([
    { figure: 'wages', stated: 539n, found: 39n },
  ])
  expect(again?.differing.map(({ stated }) => stated).sort()).toEqual([false, true])

  // And an omitted member, with the changed figure.
  await tampered('DELETE FROM line_statement_active WHERE statement_id = $1 AND member_id = $2', [
    weekly.id,
    idle.memberId,
  ])
  await tampered(`UPDATE line_statement SET facts = jsonb_set(facts, '{active}', '1') WHERE id = $1`, [weekly.id])
  const [shorter] = await check(agent, 'dividend')
  expect(shorter?.figures).toContainEqual({ figure: 'active', stated: 1n, found: 2n })
  expect(shorter?.differing).toMatchObject([{ stated: false, validBet: 1_000n }])
})
