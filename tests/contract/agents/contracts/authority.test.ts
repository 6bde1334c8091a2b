import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { teamFilePath, teamReports } from '#contract/agents/reports/team-file.ts'
import type { CallDefinition } from '#contract/define-call.ts'
import { calls } from '#contract/registry.ts'
import { toJson } from '#lib/json.ts'
import { absentLike, namesIn } from '#tests/contract/matrix/fields.ts'
import { spreadIds } from '#tests/contract/matrix/owner.ts'
import { salary, tier } from '#tests/support/agent-contracts.ts'
import { linkRequest } from '#tests/support/agent-links.ts'
import { giveCommission } from '#tests/support/agents.ts'
import { actsOf } from '#tests/support/audit.ts'
import { agree, lineAgent } from '#tests/support/contracts.ts'
import { type Answer, type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { putBelow } from '#tests/support/line.ts'
import { type Person, payIn, registerMember, registration } from '#tests/support/people.ts'
import { aroundAgent, type Owned, type Position, plantPrivate, positions } from '#tests/support/positions.ts'
import { receiver } from '#tests/support/postbacks.ts'
import { withdrawPassword } from '#tests/support/withdrawing.ts'

// The permissions of agents. Every agents' call that names an account or its data is in one table below; a missing call
// fails the first test.

/**
 * The accounts that a call can show: the whole line below, that with the caller on top, those directly below, or the
 * caller only.
 */
const reach: Readonly<Record<string, readonly Position[]>> = {
  line: ['direct', 'deep'],
  team: ['self', 'direct', 'deep'],
  direct: ['direct'],
  own: ['self'],
}

interface Asking {
  readonly field: string
  readonly of: keyof Owned
  readonly sees: 'line' | 'team' | 'direct' | 'own'
  readonly besides?: object
}
const named = (field: string, sees: Asking['sees'], besides: object = {}): Asking => ({
  field,
  of: 'account',
  sees,
  besides,
})
const object = (
  field: Exclude<keyof Owned, 'account'>,
  besides: object = {},
  sees: Asking['sees'] = 'own',
): Asking => ({
  field,
  of: field,
  sees,
  besides,
})
const paged = { pageSize: 20 }
const contract = { contract: 'dailySalary' }

const askings: Readonly<Record<string, (days: object) => Asking>> = {
  getDownline: () => named('downline', 'line'),
  getDownlines: () => named('downline', 'line', paged),
  findDownlines: () => named('search', 'line'),
  getTeamOverview: (days) => named('downline', 'team', days),
  getTeamAgents: (days) => named('downline', 'team', { ...days, ...paged }),
  getTeamBetDays: (days) => named('downline', 'line', { ...days, gameType: 'RNG' }),
  getTeamBets: (days) => named('prefix', 'line', { ...days, ...paged }),
  getTeamLosses: (days) => named('prefix', 'line', { ...days, ...paged }),
  getTeamMovements: (days) => named('prefix', 'line', { ...days, ...paged }),
  getDownlineContracts: () => named('account', 'direct', paged),
  getContractHistory: () => named('downline', 'direct', paged),
  simulateContract: () => named('downline', 'direct', { ...contract, terms: null }),
  getDownlineRebates: () => named('account', 'direct', paged),
  setDownlineRebate: () => named('account', 'direct', { rate: 0 }),
  offerContract: () => named('downline', 'direct', { terms: salary(tier(700)) }),
  terminateContract: () => named('downline', 'direct', { ...contract, withdrawPassword }),
  getCommissionStatement: () => object('statementId'),
  checkCommissionStatement: () => object('statementId'),
  getStatementMembers: () => object('statementId', paged),
  switchAgentLink: () => object('linkId', { isActive: false }),
  getLinkPostback: () => object('linkId'),
  setLinkPostback: () => object('linkId', { url: receiver, events: ['registered'] }),
  getPostbackDeliveries: () => object('linkId', paged),
  sendTestPostback: () => object('linkId'),
  sendPostbackAgain: () => object('deliveryId'),
  lookBackContract: () => object('requestId'),
  answerContract: () => object('requestId', { answer: 'reject' }),
  // Only the sender can withdraw a request: the calling agent has sent one to an account directly below.
  withdrawContractOffer: () => object('requestId', {}, 'direct'),
}

/** Fields by which agents name an account or its data. */
const naming = ['account', 'prefix', 'search', 'downline']
/** Reading calls come first, because answered or withdrawn requests are gone. */
const agentCalls = (calls as readonly unknown[] as readonly CallDefinition[])
  .filter(({ auth }) => auth === 'agent')
  .toSorted((one, other) => Number(one.method !== 'GET') - Number(other.method !== 'GET'))

let gateway: TestGateway
let around: Awaited<ReturnType<typeof aroundAgent>>
let days: { from: string; to: string }
beforeAll(async () => {
  gateway = await testGateway()
  await spreadIds(gateway)
  around = await aroundAgent(gateway)
  days = { from: around.yesterday, to: around.today }
})
afterAll(() => gateway.close())

/** What each call that writes leaves in the agent's records. */
const recordedAs: Readonly<Record<string, string | undefined>> = {
  setDownlineRebate: 'rebate_set',
  offerContract: 'contract_offered',
  terminateContract: 'contract_end_asked',
  withdrawContractOffer: 'contract_withdrawn',
  answerContract: 'contract_answered',
  registerDownline: 'downline_registered',
  createAgentLink: 'link_created',
  switchAgentLink: 'link_switched',
  setLinkPostback: 'postback_set',
  renewPostbackSecret: 'postback_secret_renewed',
  sendPostbackAgain: 'postback_sent_again',
  createCommissionPayout: 'commission_asked',
}
/** They write nothing, or nothing but a message to the agent's own tracker. */
const unrecorded = ['simulateContract', 'sendTestPostback']
const recorded = new Set<string>()

/** Calls as the agent in the middle. A call that writes leaves one record if it succeeds, and none if it is refused. */
async function send(call: CallDefinition, input: object) {
  const before = await actsOf(gateway, around.asker)
  const answer = await gateway.call(call, input, {
    token: around.asker.token,
    ...(call.idempotent ? { key: crypto.randomUUID() } : {}),
  })
  const act = recordedAs[call.name]
  const isRecorded = act !== undefined && answer.code === undefined
  const left = (await actsOf(gateway, around.asker)).slice(before.length)
  expect(left, `${call.name} ${answer.code}`).toEqual(isRecorded ? [act] : [])
  if (isRecorded) recorded.add(call.name)
  return answer
}
const seen = ({ status, envelope }: Answer<unknown>) => toJson({ status, envelope })
/** An unused name or number, as long as the one that it replaces. */
const absent = (of: keyof Owned, value: string) => (of === 'account' ? `zz${value.slice(2)}` : absentLike(value))

test("the table contains every agents' call that names an account or its data", () => {
  const fields = ({ request }: CallDefinition) => Object.keys(Object((request as { readonly schema: unknown }).schema))
  const about = agentCalls.filter(
    (call) => namesIn(call).some((name) => name !== 'cursor') || fields(call).some((field) => naming.includes(field)),
  )
  expect(about.map(({ name }) => name).sort()).toEqual(Object.keys(askings).sort())
})

test("the records name every agents' call that writes", () => {
  const writing = agentCalls.filter(({ name, method }) => method !== 'GET' && !unrecorded.includes(name))
  expect(writing.map(({ name }) => name).sort()).toEqual(Object.keys(recordedAs).sort())
})

describe.each(agentCalls.filter(({ name }) => askings[name]))('$name', (call) => {
  test('a call shows accounts within reach, and treats all others as unknown', async () => {
    const asking = askings[call.name]?.(days)
    if (!asking) throw new Error(`${call.name} is not in the table`)
    const visible: Position[] = []
    for (const position of positions) {
      const value = around.owned[position][asking.of]
      const ask = (text: string) => send(call, { ...asking.besides, [asking.field]: text })
      const none = seen(await ask(absent(asking.of, value)))
      if (seen(await ask(value)) !== none) visible.push(position)
    }
    expect(visible).toEqual(reach[asking.sees])
  })
})

/** Requests of calls that name no account. */
const others: Readonly<Record<string, (days: object) => object>> = {
  getAgentAnnouncements: () => ({ language: 'pt' }),
  getAgentDesk: () => ({ period: 'days7', language: 'pt' }),
  getAgentLinks: () => ({}),
  getTeamGames: (range) => ({ ...range, ...paged }),
  createAgentLink: () => linkRequest({ rate: 0 }),
  renewPostbackSecret: () => ({}),
  registerDownline: () => {
    const { username, password, confirmPassword } = registration()
    return { username, password, confirmPassword, kind: 'member', rate: 0 }
  },
  createCommissionPayout: () => ({ amount: 10_00n, withdrawPassword }),
  getCommission: (range) => range,
  getCommissionPayouts: () => paged,
  getCommissionStatements: (range) => ({ ...range, ...contract, ...paged }),
}

test('no answer and no file contains contacts, documents, tax numbers or payment accounts of a downline', async () => {
  const member = await registerMember(gateway)
  await putBelow(gateway, member, around.people.direct)
  await payIn(gateway, member.token, 10_00n)
  const marks: string[] = []
  for (const person of [around.people.direct, around.people.deep, member] as Person[])
    marks.push(...(await plantPrivate(gateway, person)))
  const found = (text: string) => marks.filter((mark) => text.includes(mark))
  expect(found(`- ${marks[3]} -`)).toHaveLength(1)
  const asked: string[] = []
  for (const call of agentCalls) {
    const asking = askings[call.name]?.(days)
    const inputs = asking
      ? [around.owned.direct, around.owned.deep].map((owned) => ({
          ...asking.besides,
          [asking.field]: owned[asking.of],
        }))
      : [others[call.name]?.(days)]
    for (const input of inputs) {
      if (!input) throw new Error(`${call.name} is in none of the tables`)
      expect([call.name, ...found(seen(await send(call, input)))]).toEqual([call.name])
    }
    // Lists without a filter show everybody.
    if ((asking?.sees === 'line' || asking?.sees === 'team') && asking.field !== 'search')
      expect([call.name, ...found(seen(await send(call, asking.besides ?? {})))]).toEqual([call.name])
    asked.push(call.name)
  }
  expect(asked).toHaveLength(agentCalls.length)
  for (const report of teamReports) {
    const query = new URLSearchParams({ ...days, report, format: 'csv', language: 'en' })
    const headers = { Authorization: `Bearer ${around.asker.token}` }
    const file = await gateway.request(`${teamFilePath}?${query}`, { headers })
    expect([report, file.status, ...found(await file.text())]).toEqual([report, 200])
  }
})

test('each of the calls that write was recorded when it succeeded', async () => {
  const { asker } = around
  await giveCommission(gateway, asker.username, 10_00n)
  // A contract without open requests below it.
  const below = await lineAgent(gateway, asker)
  await agree(gateway, asker, below, salary(tier(100)))
  const inputs: Readonly<Record<string, object>> = {
    createCommissionPayout: { amount: 10_00n, withdrawPassword },
    terminateContract: { ...contract, downline: below.username, withdrawPassword },
  }
  for (const call of agentCalls) {
    const input = inputs[call.name]
    if (input) expect((await send(call, input)).code).toBeUndefined()
  }
  expect([...recorded].sort()).toEqual(Object.keys(recordedAs).sort())
})
