import { create } from 'superstruct'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ProposedTermsStruct } from '#contract/agents/contracts/contract-terms.ts'
import { answerRequest } from '#gateway/agents/contracts/answer.ts'
import type { ContractLine } from '#gateway/agents/contracts/contract-line.ts'
import { selectContractLine } from '#gateway/agents/contracts/line-rows.ts'
import { isPlan, planChange } from '#gateway/agents/contracts/plan-change.ts'
import { insertRequest } from '#gateway/agents/contracts/request-rows.ts'
import { simulate } from '#gateway/agents/contracts/simulate.ts'
import { toJson } from '#lib/json.ts'
import { salary, tier } from '#tests/support/agent-contracts.ts'
import { type Chance, chanceOf } from '#tests/support/chance.ts'
import { cheapHasher } from '#tests/support/cheap-hasher.ts'
import { aboveTheirs, applied, type Parents, someParents, someTerms } from '#tests/support/contract-trees.ts'
import { agree, answer, lineAgent, offer, pair } from '#tests/support/contracts.ts'
import { theDatabase } from '#tests/support/database.ts'
import { effort } from '#tests/support/effort.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { withdrawPassword } from '#tests/support/withdrawing.ts'

const timeZone = 'America/Sao_Paulo'
const kind = 'dailySalary'

describe.each(theDatabase())('simultaneous acceptances in one line on $name', ({ open }) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway({ database: await open() })
  })
  afterAll(() => gateway.close())

  test('two acceptances end as if one came after the other: no agent gets more than the agent above (rule 31.11)', async () => {
    const { database } = gateway.deps
    const { upline: root, downline: a } = await pair(gateway)
    await agree(gateway, root, a, salary(tier(800)))
    for (let turn = 0; turn < 3; turn += 1) {
      const b = await lineAgent(gateway, a)
      const lower = (await offer(gateway, root, a, salary(tier(700 - turn)))).value()
      // The upline has this rate now, and will have less.
      const below = (await offer(gateway, a, b, salary(tier(701 - turn)))).value()
      const [first, second] = await Promise.all([
        answer(gateway, a, lower.requestId),
        answer(gateway, b, below.requestId),
      ])
      expect([undefined, 'contract_downline_waiting']).toContain(first?.code)
      expect(second?.code).toBeUndefined()
      // Nothing waits any more, whichever came first.
      if (first?.code) (await answer(gateway, a, lower.requestId)).value()
      const [top] = await rowsAs<{ id: bigint }>(database, 'SELECT id FROM member WHERE account = :username', {
        username: root.username,
      })
      const now = gateway.clock.now()
      const of = { kind, currency: 'BRL', agentId: top?.id ?? 0n, uplineId: null, now } as const
      const line = await selectContractLine(database, of)
      expect(line.length).toBeGreaterThan(1)
      expect(aboveTheirs(line, now)).toEqual([])
    }
  })

  test('only one of two answers to a request counts', async () => {
    const { upline, downline } = await pair(gateway)
    const { requestId } = (await offer(gateway, upline, downline, salary(tier(100)))).value()
    const answers = await Promise.all([1, 2, 3].map(() => answer(gateway, downline, requestId)))
    const codes = answers.map(({ code }) => code ?? 'ok').toSorted()
    expect(codes).toEqual(['contract_answered', 'contract_answered', 'ok'])
  })
})

test('an acceptance does what its simulation shows, in random lines (rule 31.12)', async () => {
  const gateway = await testGateway()
  const { deps } = gateway
  // The database tables cost more than the rule, whose own test runs as often as the targets ask.
  const rounds = effort.sequences / 20
  const chance = chanceOf(58)
  const withdrawHash = await cheapHasher.hash(withdrawPassword)
  let cascaded = 0
  for (let round = 0; round < rounds; round += 1) {
    const parents = someParents(chance, 7)
    const ids = await writeAgents(gateway, parents, `tree${round}x`, withdrawHash)
    await writeContracts(gateway, someLine(chance, parents, ids, deps.now()))
    const place = chance.between(1, parents.length - 1)
    const [agentId, uplineId] = [ids[place] ?? 0n, ids[parents[place] ?? 0] ?? 0n]
    const terms = chance.often(0.2) ? null : openTerms(chance)
    const now = deps.now()
    const sessionOf = (memberId: bigint) => ({ sessionId: 0n, memberId, account: 'x', type: 1, currency: 'BRL' })
    const asked = { downline: `tree${round}x${place}`, contract: kind, terms } as const
    const shown = await simulate(deps, gateway.ports.computations, sessionOf(uplineId), asked)
    const request = { memberId: agentId, uplineId, contract: kind, currency: 'BRL', now } as const
    const expiresAt = new Date(now.getTime() + 1)
    const [given, askedBy] = [terms ?? salary(tier(1)), 'upline'] as const
    const how = { kind: terms ? 'new' : 'termination', askedBy, terms: given, expiresAt } as const
    const requestId = await insertRequest(deps.database, { ...request, ...how })
    const owner = { session: sessionOf(agentId), address: '127.0.0.1' }
    const input = { requestId: String(requestId), answer: 'accept', withdrawPassword } as const
    const done = await answerRequest(deps, cheapHasher, owner, input).catch((error: unknown) => error)
    if (shown.inForceFrom === null) {
      expect(done).toMatchObject({ code: 'contract_changed' })
      continue
    }
    expect(done).toEqual({ inForceFrom: shown.inForceFrom, ends: shown.ends })
    const ended = await rowsAs<{ account: string }>(
      deps.database,
      `SELECT m.account FROM contract_event e JOIN member m ON m.id = e.agent_id
       WHERE e.act = 'ended' AND e.done_by = 'cascade' AND m.account LIKE :account ORDER BY e.id`,
      { account: `tree${round}x%` },
    )
    expect(ended.map(({ account }) => account)).toEqual(shown.ends.map(({ account }) => account))
    cascaded += ended.length
  }
  expect(cascaded).toBeGreaterThan(rounds / 4)
  await gateway.close()
})

/** The terms as the contract accepts them. */
const openTerms = (chance: Chance) => create(JSON.parse(toJson(someTerms(chance))), ProposedTermsStruct)

/** Agents in a line, by their place in it. @returns their ids */
async function writeAgents({ deps }: TestGateway, parents: Parents, name: string, hash: string): Promise<bigint[]> {
  const { database, now } = deps
  const rows = await rowsAs<{ id: bigint }>(
    database,
    `INSERT INTO member (account, account_key, nickname, type, currency, payment_password_hash, created_at)
     SELECT :account || n, :account || n, :account || n, 1, 'BRL', :hash, :now FROM generate_series(0, :createdAt::integer - 1) n ORDER BY n RETURNING id`,
    { account: name, createdAt: parents.length, hash, now: now() },
  )
  const ids = rows.map(({ id }) => id)
  const below = parents.flatMap((above, place) => (above === undefined ? [] : [{ m: ids[place], u: ids[above] }]))
  await database.query(
    `INSERT INTO member_upline (member_id, upline_id, code, created_at)
     SELECT m, u, 'test', :now FROM jsonb_to_recordset(:createdAt::text::jsonb) AS below (m bigint, u bigint) ORDER BY m`,
    { createdAt: toJson(below), now: now() },
  )
  return ids
}

/** Contracts as they come about from the top down, a month ago. */
function someLine(chance: Chance, parents: Parents, ids: readonly bigint[], now: Date): ContractLine {
  const at = new Date(now.getTime() - 30 * 86_400_000)
  return parents.reduce<ContractLine>((line, above, place) => {
    const agentId = ids[place] ?? 0n
    const uplineId = above === undefined ? null : (ids[above] ?? 0n)
    const roof = line.find((contract) => contract.agentId === uplineId)?.versions[0]?.terms.tiers[0]?.rate ?? 1500
    const terms = salary(tier(Math.max(0, roof - chance.between(0, 2) * 100)))
    const plan = planChange(line, { kind: 'begin', agentId, uplineId, terms, now: at, timeZone })
    return isPlan(plan) ? applied(line, plan, agentId) : line
  }, [])
}

async function writeContracts({ deps: { database } }: TestGateway, line: ContractLine): Promise<void> {
  const rows = line.flatMap(({ agentId, uplineId, versions: [first] }) =>
    first ? [{ agent: agentId, upline: uplineId, from: first.from, terms: first.terms }] : [],
  )
  await database.query(
    `WITH given AS (SELECT * FROM jsonb_to_recordset(:rows::text::jsonb)
         AS g (agent bigint, upline bigint, "from" timestamptz, terms jsonb)),
       begun AS (INSERT INTO line_contract (agent_id, upline_id, kind, currency, begun_at)
         SELECT agent, upline, 'dailySalary', 'BRL', "from" FROM given RETURNING id, agent_id)
     INSERT INTO line_contract_version (contract_id, version, terms, effective_from, accepted_at)
     SELECT begun.id, 1, given.terms, given."from", given."from" FROM begun JOIN given ON given.agent = begun.agent_id`,
    { rows: toJson(rows) },
  )
}
