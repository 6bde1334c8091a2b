import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { isPlan } from '#gateway/agent/contracts/plan-change.ts'
import { answerRequest } from '#gateway/agent/life/answer.ts'
import { selectContractLine } from '#gateway/agent/life/line-rows.ts'
import { planFor } from '#gateway/agent/life/plan-for.ts'
import { insertRequest } from '#gateway/agent/life/request-rows.ts'
import type { Database } from '#gateway/db/client.ts'
import { toJson } from '#lib/json.ts'
import { salary, tier } from '#tests/support/agent-contracts.ts'
import { type Chance, chanceOf } from '#tests/support/chance.ts'
import { cheapHasher } from '#tests/support/cheap-hasher.ts'
import { fakeClock } from '#tests/support/clock.ts'
import { aboveTheirs, applied, someParents, someTerms } from '#tests/support/contract-trees.ts'
import { agree, answer, lineAgent, offer, pair } from '#tests/support/contracts.ts'
import { databases, memoryDatabase } from '#tests/support/database.ts'
import { effort } from '#tests/support/effort.ts'
import { type TestGateway, testGateway } from '#tests/support/gateway.ts'
import { byOwner } from '#tests/support/rounds.ts'
import { rowsAs } from '#tests/support/rows.ts'
import { withdrawPassword } from '#tests/support/withdrawing.ts'
import { isPlan as isPlanned, planChange } from '#gateway/agent/contracts/plan-change.ts'
import type { ContractLine } from '#gateway/agent/contracts/contract-line.ts'

describe.each(databases())('two acceptances in one line at once on $name', ({ open }) => {
  let gateway: TestGateway
  beforeAll(async () => {
    gateway = await testGateway({ database: await open() })
  })
  afterAll(() => gateway.close())

  test('end as one after the other would: nobody is above the agent above', async () => {
    const { upline: root, downline: a } = await pair(gateway)
    await agree(gateway, root, a, salary(tier(800)))
    const b = await lineAgent(gateway, a)
    const below = (await offer(gateway, a, b, salary(tier(700)))).value()
    // What the house gives less of is agreed at once, while the line below accepts.
    const lower = (await offer(gateway, root, a, salary(tier(900)))).value()
    const answers = await Promise.all([answer(gateway, a, lower.requestId), answer(gateway, b, below.requestId)])
    expect(answers.map(({ code }) => code)).toEqual([undefined, undefined])
    const twice = (await offer(gateway, a, b, salary(tier(750)))).value()
    const both = await Promise.all([1, 2].map(() => answer(gateway, b, twice.requestId)))
    expect(both.map(({ code }) => code ?? 'ok').toSorted()).toEqual(['contract_answered', 'ok'])
    for (let turn = 0; turn < 3; turn += 1) {
      const third = await lineAgent(gateway, a)
      const waiting = (await lowerOffer(root, a, third)).value()
      const results = await Promise.all([
        answer(gateway, a, waiting.lower),
        answer(gateway, third, waiting.offer),
      ])
      expect(results[0]?.code).toBeUndefined()
      expect([undefined, 'contract_changed']).toContain(results[1]?.code)
      expect(await above()).toEqual([])
    }
  })
})
