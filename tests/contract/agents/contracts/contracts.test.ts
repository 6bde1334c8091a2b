import { afterAll, beforeAll, expect, test } from 'vitest'
import { contractTypes } from '#contract/agents/contracts/contract.ts'
import { getContracts } from '#contract/agents/contracts/get-contracts.ts'
import { findAccount } from '#gateway/account/members/accounts.ts'
import { toJson } from '#lib/json.ts'
import { salary, tier } from '#tests/support/agent-contracts.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { registerMember } from '#tests/support/people.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

interface Offer {
  readonly contract: string
  readonly kind: 'new' | 'termination'
  readonly status: 'pending' | 'accepted' | 'rejected'
  readonly answered?: Date
}

/** A member to whom another one offered contracts. */
async function downline(...offers: readonly Offer[]) {
  const { database } = gateway.deps
  const [lower, upper] = [await registerMember(gateway), await registerMember(gateway)]
  const [member, upline] = await Promise.all([lower, upper].map(({ username }) => findAccount(database, username)))
  for (const { contract, kind, status, answered } of offers)
    await database.query(
      `INSERT INTO contract_request (member_id, upline_id, contract, kind, rate, period_valid_bet, active_members,
         currency, status, offered_at, answered_at)
       VALUES (:memberId, :uplineId, :contract, :kind, 1250, 5000000, 5, 'BRL', :status, :now, :answered)`,
      {
        memberId: member?.id ?? null,
        uplineId: upline?.id ?? null,
        contract,
        kind,
        status,
        now: gateway.clock.now(),
        answered: answered ?? null,
      },
    )
  for (const offer of offers) await agreed(member?.id ?? 0n, upline?.id ?? 0n, offer)
  const info = (await gateway.call(getContracts, {}, { token: lower.token })).value()
  return { info, upline: upper.username }
}

/** The state after an acceptance. */
async function agreed(memberId: bigint, uplineId: bigint, { contract, kind, status, answered }: Offer): Promise<void> {
  if (status !== 'accepted' || !answered) return
  const { database } = gateway.deps
  if (kind === 'termination') {
    const text = `UPDATE line_contract SET ends_at = :answered, ended_by = 'upline' WHERE agent_id = :memberId AND kind = :contract`
    return void (await database.query(text, { memberId, contract, answered }))
  }
  await database.query(
    `WITH begun AS (INSERT INTO line_contract (agent_id, upline_id, kind, currency, begun_at) VALUES (:memberId, :uplineId, :contract, 'BRL', :answered)
       RETURNING id)
     INSERT INTO line_contract_version (contract_id, version, terms, effective_from, accepted_at)
     SELECT id, 1, :toJson::text::jsonb, :answered, :answered FROM begun`,
    { memberId, uplineId, contract, answered, toJson: toJson({ ...salary(tier(1250)), kind: contract }) },
  )
}

const at = (day: number) => new Date(Date.UTC(2026, 10, day))

test('a member without offers has none', async () => {
  const { info } = await downline()
  expect(info).toEqual({
    dividendContract: false,
    dailySalary: false,
    hourlySalary: false,
    salary: false,
    divtypereq: null,
    dailysalreqtype: null,
    contracthoursalreq: null,
    realtimesalreqtype: null,
    requests: [],
    contracts: [],
  })
})

test('a pending offer is listed with its terms (rule 15.3)', async () => {
  const { info, upline } = await downline({ contract: 'dividend', kind: 'new', status: 'pending' })
  expect(info).toMatchObject({ dividendContract: false, divtypereq: 'new', dailysalreqtype: null })
  expect(info.requests).toMatchObject([
    {
      contract: 'dividend',
      kind: 'new',
      from: upline,
      rate: 1250,
      periodValidBet: 5_000_000n,
      periodPnl: null,
      activeMembers: 5,
      betAmount: null,
      currency: 'BRL',
    },
  ])
})

test('a contract is in force from its acceptance to the acceptance of its end (rule 15.3)', async () => {
  const begun = { contract: 'hourlySalary', kind: 'new', status: 'accepted', answered: at(1) } as const
  const ended = { contract: 'hourlySalary', kind: 'termination', status: 'accepted', answered: at(2) } as const
  const refused = { contract: 'dailySalary', kind: 'new', status: 'rejected', answered: at(2) } as const
  const asked = { contract: 'hourlySalary', kind: 'termination', status: 'pending' } as const
  expect((await downline(begun, asked)).info).toMatchObject({ hourlySalary: true, contracthoursalreq: 'termination' })
  expect((await downline(begun, ended)).info).toMatchObject({ hourlySalary: false, contracthoursalreq: null })
  expect((await downline(refused)).info).toMatchObject({ dailySalary: false, requests: [] })
})

test('a contract is one of four kinds, and a request is for a new one or for its end (rule 15.2)', async () => {
  expect(contractTypes).toEqual(['dividend', 'dailySalary', 'hourlySalary', 'realtimeSalary'])
  for (const contract of contractTypes) {
    const [begun, asked] = [
      { contract, kind: 'new', status: 'accepted', answered: at(1) },
      { contract, kind: 'termination', status: 'pending' },
    ] as const
    const offered = await downline({ contract, kind: 'new', status: 'pending' })
    expect(offered.info.requests).toMatchObject([{ contract, kind: 'new', from: offered.upline }])
    const ending = await downline(begun, asked)
    expect(ending.info.requests).toMatchObject([{ contract, kind: 'termination', from: ending.upline }])
    expect(ending.info.contracts).toMatchObject([{ contract, upline: ending.upline }])
  }
  await expect(downline({ contract: 'weeklySalary', kind: 'new', status: 'pending' })).rejects.toThrow(/check/)
  const pause = { contract: 'dividend', kind: 'pause', status: 'pending' } as unknown as Offer
  await expect(downline(pause)).rejects.toThrow(/check/)
})

test('there is one pending offer per kind of contract (rule 31.8)', async () => {
  const offer = { contract: 'realtimeSalary', kind: 'new', status: 'pending' } as const
  await expect(downline(offer, offer)).rejects.toThrow(/contract_request_pending|duplicate/)
})
