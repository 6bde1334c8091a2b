import { describe, expect, test } from 'vitest'
import type { ContractTerms } from '#gateway/agents/terms/terms.ts'
import { salary, tier } from '#tests/support/agent-contracts.ts'
import { alongLine, payments } from '#tests/support/settled-line.ts'

describe('payments that agents make themselves', () => {
  const line = (...payers: readonly ContractTerms['payer'][]) => {
    const rates = [500, 300, 100]
    const terms = payers.map((payer, place) => ({ ...salary(tier(rates[place] ?? 0)), payer }))
    return alongLine(terms, { validBet: 10_000n })
  }

  test('come to the agent in addition to its own amount, which stays the same (rule 33.4)', () => {
    expect(line('platform', 'platform')).toEqual([
      [500n, 200n],
      [300n, 300n],
    ])
    // The house gives 500, and the agent pays 300 of it.
    expect(line('platform', 'upline')).toEqual([
      [500n, 500n],
      [300n, 300n],
    ])
  })

  test('leave out what the house pays further down, and contain what is paid further down (rule 33.4)', () => {
    expect(payments(line('platform', 'upline', 'platform'))).toEqual([400n, 200n, 100n])
    expect(payments(line('platform', 'upline', 'upline'))).toEqual([500n, 300n, 100n])
    expect(payments(line('platform', 'platform', 'upline'))).toEqual([200n, 300n, 100n])
  })

  test('are made whole, even if the agent has too few active members itself (rule 33.4)', () => {
    const few = { ...salary(tier(500)), minimumActive: 5, missedActive: 'lose' } as const
    const rows = alongLine([few, { ...salary(tier(300)), payer: 'upline' }], { validBet: 10_000n, active: 4 })
    expect(payments(rows)).toEqual([300n, 300n])
  })
})
