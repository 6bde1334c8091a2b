import { afterAll, beforeAll, expect, test } from 'vitest'
import { noteDevice } from '#gateway/account/auth/devices-seen.ts'
import { heldStatements, releaseStatement } from '#gateway/agents/commission/held-statements.ts'
import { agentPaySetting } from '#gateway/agents/commission/pay-rules.ts'
import { payStatements } from '#gateway/agents/commission/pay-statements.ts'
import { lineFlags } from '#gateway/agents/line/line-flags.ts'
import { writeSetting } from '#gateway/platform/settings/settings.ts'
import { salary, tier } from '#tests/support/agent-contracts.ts'
import { commissionOf, contractFor, type LineAccount, lineAccount, lineCounted } from '#tests/support/agents.ts'
import { closeReconciled, type TestGateway } from '#tests/support/gateway.ts'
import { byOwner } from '#tests/support/rounds.ts'
import { midnight } from '#tests/support/settling.ts'
import { type SettlingPair, settlingPair } from '#tests/support/settling-pair.ts'

let gateway: TestGateway
let on: SettlingPair['on']
beforeAll(async () => {
  ;({ gateway, on } = await settlingPair('2026-10-18T03:00:00.000Z'))
})
afterAll(() => closeReconciled(gateway))

test('a line is flagged by what accounts have in common, and its statements wait only if the operator wants that (rule 33.12)', async () => {
  const { deps } = gateway
  const { database, now } = deps
  on.goTo('2026-10-18T12:00:00.000Z')
  const agent = await lineAccount(deps, { isAgent: true })
  const between = await lineAccount(deps, { isAgent: true, upline: agent })
  const below = await lineAccount(deps, { upline: between })
  const ring = [await lineAccount(deps, { upline: agent }), await lineAccount(deps, { upline: agent })]
  const last = await lineAccount(deps, { upline: agent })
  const agentName = await on.nameOf(agent)
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
  const accounts = (await Promise.all([...ring, last].map(on.nameOf))).sort()
  expect(await flags()).toEqual([{ rule: 'bonusRing', agent: agentName, fact: 'device', accounts }])

  // The agent's own device, two levels below.
  await sawDevice(agent, 'the-device-of-the-agent')
  await sawDevice(below, 'the-device-of-the-agent')
  const own = { rule: 'selfReferral', agent: agentName, accounts: [await on.nameOf(below)] }
  expect(await flags()).toContainEqual({ ...own, fact: 'device' })
  // The agent's tax number as a PIX key.
  await byOwner(database, `UPDATE member SET cpf = '11144477735' WHERE id = :memberId`, { memberId: agent.memberId })
  await byOwner(
    database,
    `INSERT INTO payout_account (member_id, kind, identifier, holder_name, created_at, usable_from, removed_at)
     VALUES (:memberId, 'pix', '11144477735', 'Ana', :createdAt, :createdAt, :createdAt)`,
    { memberId: below.memberId, createdAt: now() },
  )
  expect(await flags()).toContainEqual({ ...own, fact: 'cpf' })
  // Nothing that could identify a person besides the names of the accounts.
  expect(JSON.stringify(await flags())).not.toMatch(/11144477735|the-device/)

  // Nothing waits by itself. With the setting, statements of this agent wait, and those of the agent in between do not.
  const from = midnight('2026-10-18')
  await contractFor(deps, agent, salary(tier(1000)), { from })
  await contractFor(deps, between, salary(tier(500)), { from, upline: agent })
  await below.bet(10_000n)
  on.goTo('2026-10-19T12:00:00.000Z')
  await on.settled()
  expect(await on.paidOf(agent)).toMatchObject([{ pay: 500n, state: 'paid' }])
  const holding = { ...agentPaySetting.fallback, holdFlagged: true }
  await writeSetting(database, agentPaySetting.name, holding, now())
  await below.bet(10_000n)
  on.goTo('2026-10-20T12:00:00.000Z')
  await on.settled()
  expect(await on.paidOf(agent)).toMatchObject([{ state: 'paid' }, { pay: 500n, state: 'held' }])
  expect(await on.paidOf(between)).toMatchObject([{ state: 'paid' }, { pay: 500n, state: 'paid' }])
  const held = (await heldStatements(database)).find((one) => one.account === agentName)
  expect(await releaseStatement(deps, held?.id ?? 0n, 'Ana')).toBe(true)
  await payStatements(deps)
  expect(await commissionOf(deps, agent)).toBe(1_000n)
  await writeSetting(database, agentPaySetting.name, agentPaySetting.fallback, now())
})
