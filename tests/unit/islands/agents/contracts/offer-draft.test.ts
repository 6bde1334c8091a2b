import { expect, test } from 'vitest'
import type { ContractRequest, HeldContract } from '#contract/agents/contracts/contract-request.ts'
import { offersTo } from '#islands/agents/contracts/offer-draft.ts'
import { salary, tier } from '#tests/support/agent-contracts.ts'

const held = (contract: HeldContract['contract'], endsAt: string | null = null): HeldContract => {
  const { tiers, ...terms } = salary(tier(100))
  const own = { ...terms, tiers: [...tiers], costs: [], kind: contract }
  return { contract, upline: null, currency: 'BRL', terms: own, from: '2026-11-01T03:00:00.000Z', next: null, endsAt }
}
const waiting = (contract: ContractRequest['contract']) => ({ contract }) as ContractRequest

test('an agent is offered the kinds that the caller has for longer, unless a request of that kind waits', () => {
  const own = [held('dividend'), held('dailySalary'), held('hourlySalary', '2026-12-01T03:00:00.000Z')]
  const present = held('dividend')
  const downline = { account: 'bruno', currency: 'BRL', contracts: [present], requests: [waiting('dailySalary')] }
  expect(offersTo(own, downline)).toEqual([{ account: 'bruno', contract: 'dividend', own: own[0], current: present }])
  expect(offersTo(own, { ...downline, requests: [] }).map(({ contract }) => contract)).toEqual([
    'dividend',
    'dailySalary',
  ])
})
