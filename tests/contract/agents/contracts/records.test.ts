import { afterAll, beforeAll, expect, test } from 'vitest'
import { withdrawContractOffer } from '#contract/agents/contracts/withdraw-contract-offer.ts'
import { setDownlineRebate } from '#contract/agents/links/set-downline-rebate.ts'
import { salary, tier } from '#tests/support/agent-contracts.ts'
import { agree, askEnd, offer, pair } from '#tests/support/contracts.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import type { Person } from '#tests/support/people.ts'
import { rowsAs } from '#tests/support/rows.ts'

// What an agent's record of an act says: about whom, and what was before and after. authority.test.ts shows that every act
// leaves one.

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

/** The last records of an account, oldest first. */
const recordsOf = async ({ username }: Person, count: number) =>
  (
    await rowsAs<{ act: string; details: Record<string, string>; hasSession: boolean }>(
      gateway.deps.database,
      `SELECT * FROM (SELECT a.id, a.act, a.details, a.session_id IS NOT NULL AS "hasSession" FROM member_audit a JOIN member m ON m.id = a.member_id
         WHERE m.account = :username ORDER BY a.id DESC LIMIT :limit) last ORDER BY id`,
      { username, limit: count },
    )
  ).map(({ act, details, hasSession }) => ({ act, details, hasSession }))

const idOf = async ({ username }: Person) => {
  const [row] = await rowsAs<{ id: bigint }>(gateway.deps.database, 'SELECT id FROM member WHERE account = :username', {
    username,
  })
  return `${row?.id}`
}

test('the record of a rebate has the account, the rate before and after, and its first day', async () => {
  const { upline, downline } = await pair(gateway)
  const set = async (rate: number) =>
    (await gateway.call(setDownlineRebate, { account: downline.username, rate }, upline)).value()
  const { next } = await set(80)
  await set(50)
  const from = next?.from
  expect(from).toMatch(/^\d{4}-\d\d-\d\d$/)
  const record = (before: string, rate: string) => ({
    act: 'rebate_set',
    details: { account: downline.username, before, rate, from },
    hasSession: true,
  })
  expect(await recordsOf(upline, 2)).toEqual([record('0', '80'), record('80', '50')])
})

test('records of an offer, of its withdrawal and of the wish for an end have the terms before and after (rule 31.15)', async () => {
  const { upline, downline } = await pair(gateway)
  const [agreed, offered] = [salary(tier(500)), salary(tier(600))]
  await agree(gateway, upline, downline, agreed)
  const { requestId } = (await offer(gateway, upline, downline, offered)).value()
  ;(await gateway.call(withdrawContractOffer, { requestId }, upline)).value()
  const end = (await askEnd(gateway, upline, downline)).value()

  const contract = 'dailySalary'
  const agent = await idOf(downline)
  const records = await recordsOf(upline, 3)
  expect(records).toEqual([
    {
      act: 'contract_offered',
      details: { contract, request: requestId, agent, before: expect.any(String), after: expect.any(String) },
      hasSession: true,
    },
    {
      act: 'contract_withdrawn',
      details: { contract, request: requestId, agent, before: expect.any(String), after: expect.any(String) },
      hasSession: true,
    },
    {
      act: 'contract_end_asked',
      details: { contract, request: end.requestId, agent, before: expect.any(String), after: '' },
      hasSession: true,
    },
  ])
  const [asked, withdrawn, ended] = records
  for (const [text, terms] of [
    [asked?.details.before, agreed],
    [asked?.details.after, offered],
    [withdrawn?.details.before, agreed],
    [withdrawn?.details.after, offered],
    [ended?.details.before, agreed],
  ] as const)
    expect(JSON.parse(text ?? '')).toMatchObject({ kind: contract, tiers: [{ rate: terms.tiers[0]?.rate }] })
})
