import { lineTimes } from '#tests/load/line.ts'
import { agentsOf, contractsOf, fullSize } from '#tests/load/line-data.ts'
import type { Budgets, Figure } from './budgets.ts'

/** Reads and settlement of a big line of agents, on PostgreSQL. Writing it takes most of the time. */
export async function benchLine({ line }: Budgets, say: (text: string) => void): Promise<Figure[]> {
  const subject = `line of ${fullSize.accounts.toLocaleString('en')} accounts`
  const { bets, payments, filled, reports, read, long, settled, statements, wrong, proven } = await lineTimes((text) =>
    say(`line: ${text}`),
  )
  return [
    { subject, name: 'agents', value: agentsOf(fullSize), unit: '' },
    { subject, name: 'bets', value: bets, unit: '', atLeast: 10_000_000 },
    { subject, name: 'payments', value: payments, unit: '', atLeast: 100_000 },
    { subject, name: 'written and counted', value: filled * 60, unit: 's' },
    ...Object.entries({ ...reports, ...read }).flatMap(([name, { p50, p95 }]): Figure[] => [
      { subject, name: `${name} p50`, value: p50, unit: 'ms' },
      { subject, name: `${name} p95`, value: p95, unit: 'ms', atMost: line.reportP95 },
    ]),
    ...Object.entries(long).map(([name, value]): Figure => ({ subject, name, value, unit: 's' })),
    { subject, name: 'statements', value: statements, unit: '', atLeast: contractsOf(fullSize) * 0.9 },
    { subject, name: 'settlement', value: settled, unit: 's', atMost: line.settlement },
    { subject, name: 'rows that the proofs find wrong', value: wrong, unit: '', atMost: 0 },
    { subject, name: 'proofs', value: proven, unit: 's' },
  ]
}
