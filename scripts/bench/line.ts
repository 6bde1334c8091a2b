import { lineTimes } from '#tests/load/line.ts'
import { accountsOfLine, agentsOfLine, contractsOfLine } from '#tests/load/line-data.ts'
import type { Budgets, Figure } from './budgets.ts'

/** Reports and settlement of a big line of agents, on PostgreSQL. Writing it takes most of the time. */
export async function benchLine({ line }: Budgets, say: (text: string) => void): Promise<Figure[]> {
  const subject = `line of ${accountsOfLine.toLocaleString('en')} accounts`
  const { bets, filled, reports, settled, statements, wrong } = await lineTimes((text) => say(`line: ${text}`))
  return [
    { subject, name: 'agents', value: agentsOfLine, unit: '' },
    { subject, name: 'bets', value: bets, unit: '', atLeast: 10_000_000 },
    { subject, name: 'written and counted', value: filled * 60, unit: 's' },
    ...Object.entries(reports).flatMap(([name, { p50, p95 }]): Figure[] => [
      { subject, name: `${name} p50`, value: p50, unit: 'ms' },
      { subject, name: `${name} p95`, value: p95, unit: 'ms', atMost: line.reportP95 },
    ]),
    { subject, name: 'sums that differ from the bets', value: wrong, unit: '', atMost: 0 },
    { subject, name: 'statements', value: statements, unit: '', atLeast: contractsOfLine * 0.9 },
    { subject, name: 'settlement', value: settled, unit: 's', atMost: line.settlement },
  ]
}
