import { afterAll, beforeAll, expect, test } from 'vitest'
import { getMessages } from '#contract/account/messages/get-messages.ts'
import { withdrawContractOffer } from '#contract/agents/contracts/withdraw-contract-offer.ts'
import { endByHouse } from '#gateway/agents/contracts/house.ts'
import { moveAccount } from '#gateway/agents/contracts/move-account.ts'
import { salary, tier } from '#tests/support/agent-contracts.ts'
import { agree, askEnd, lineAgent, offer, pair } from '#tests/support/contracts.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import type { Person } from '#tests/support/people.ts'
import { rowsAs } from '#tests/support/rows.ts'

let gateway: TestGateway
beforeAll(async () => {
  gateway = await testGateway()
})
afterAll(() => gateway.close())

/** Terms as they are, whatever the order of their fields. */
const read = (text: string | undefined) => (text ? JSON.parse(text) : text)
const recordsOf = async ({ username }: Person, requestId: string) =>
  (
    await rowsAs<{ act: string; details: Record<string, string> }>(
      gateway.deps.database,
      `SELECT a.act, a.details - 'address' AS details FROM member_audit a JOIN member m ON m.id = a.member_id
     WHERE m.account = :username AND a.details ->> 'request' = :requestId ORDER BY a.id`,
      { username, requestId },
    )
  ).map(({ act, details }) => ({
    act,
    details: { ...details, before: read(details.before), after: read(details.after) },
  }))
const withdrawn = async ({ token }: Person) => {
  const { list } = (await gateway.call(getMessages, { pageSize: 20 }, { token })).value()
  return list.filter(({ kind }) => kind === 'contract_request_withdrawn').map(({ details }) => details)
}

test('the record of a withdrawn request has the agent and the terms, as that of the request has (rules 31.14 and 31.15)', async () => {
  const { upline, downline } = await pair(gateway)
  await agree(gateway, upline, downline, salary(tier(300)))
  const { requestId } = (await offer(gateway, upline, downline, salary(tier(400)))).value()
  ;(await gateway.call(withdrawContractOffer, { requestId }, upline)).value()
  const [offered, taken] = await recordsOf(upline, requestId)
  expect([offered?.act, taken?.act]).toEqual(['contract_offered', 'contract_withdrawn'])
  expect(taken?.details).toEqual(offered?.details)
  const rates = [taken?.details.before, taken?.details.after].map(({ tiers }) => tiers[0].rate)
  expect(rates).toEqual([300, 400])

  const end = (await askEnd(gateway, downline)).value()
  ;(await gateway.call(withdrawContractOffer, { requestId: end.requestId }, downline)).value()
  const [asked, back] = await recordsOf(downline, end.requestId)
  expect([asked?.act, back?.act]).toEqual(['contract_end_asked', 'contract_withdrawn'])
  expect(back?.details).toEqual(asked?.details)
  expect(back?.details.after).toBe('')
})

test('whoever sent a request that the house withdraws gets a message (rule 31.14)', async () => {
  const { upline: root, downline: a } = await pair(gateway)
  await agree(gateway, root, a, salary(tier(800)))
  const b = await lineAgent(gateway, a)
  ;(await offer(gateway, a, b, salary(tier(500)))).value()
  await endByHouse(gateway.deps, { account: root.username, kind: 'dailySalary', by: 'test' })
  expect(await withdrawn(a)).toEqual([{ contract: 'dailySalary', account: b.username }])
  expect([await withdrawn(root), await withdrawn(b)]).toEqual([[], []])
})

test('so does whoever sent a request to or from an account that the house moves (rule 31.14)', async () => {
  const { upline: other } = await pair(gateway)
  for (const side of ['upline', 'downline'] as const) {
    const { upline, downline } = await pair(gateway)
    await agree(gateway, upline, downline, salary(tier(300)))
    if (side === 'upline') (await offer(gateway, upline, downline, salary(tier(400)))).value()
    else (await askEnd(gateway, downline)).value()
    await moveAccount(gateway.deps, {
      account: downline.username,
      to: other.username,
      by: 'test',
      reason: 'Another line',
    })
    const [asks, answers] = side === 'upline' ? [upline, downline] : [downline, upline]
    expect(await withdrawn(asks)).toEqual([{ contract: 'dailySalary', account: answers.username }])
    expect(await withdrawn(answers)).toEqual([])
  }
})
