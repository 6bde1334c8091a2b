import { expect, test } from 'vitest'
import type { Earning } from '#contract/agents/desk/get-agent-desk.ts'
import { type AgentDesk, earnedIn, isCounting } from '#stores/agents/desk/desk.ts'

const earning = (some: Partial<Earning>): Earning => ({
  contract: 'dividend',
  state: 'open',
  from: '2026-11-16T03:00:00.000Z',
  to: '2026-12-01T03:00:00.000Z',
  paidFrom: '2026-12-01T03:02:00.000Z',
  amount: 0n,
  settled: 0n,
  rate: 500,
  active: null,
  minimumActive: 0,
  ...some,
})

test('what was earned is what is settled and what is estimated, and an unknown amount counts as nothing', () => {
  const earnings = [
    earning({ amount: 214_10n }),
    earning({ contract: 'dailySalary', amount: 3_20n, settled: 95_10n }),
    earning({ contract: 'hourlySalary', state: 'counting', amount: null, settled: 1_00n }),
    earning({ contract: 'realtimeSalary', amount: -50n }),
  ]
  expect(earnedIn({ earnings })).toBe(312_90n)
})

test('the desk is asked again only while active accounts are being counted', () => {
  const of = (...earnings: Earning[]) => ({ phase: 'ready', value: { earnings } as AgentDesk }) as const
  expect(isCounting(of(earning({})))).toBe(false)
  expect(isCounting(of(earning({}), earning({ state: 'counting', amount: null })))).toBe(true)
  expect(isCounting({ phase: 'waiting' })).toBe(false)
})
