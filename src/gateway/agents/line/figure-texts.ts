import { downlineFigures } from '#contract/agents/reports/figures.ts'
import { factsText, sumsText } from './figure-sums.ts'

/** SQL parameters of sums: the first day, the day after the last, and the currency. */
interface FigureFilter {
  readonly from: string
  readonly to: string
  readonly currency: string
}

/**
 * SQL: the bets and payments of an account `w` (its `id`, and `since` when it is below the caller) and of the accounts
 * below it. `own` is the account's, `team` that of those below, `both` all of it. Each sum reads the days of one
 * account by the key of its table.
 */
export function figuresText(whose: 'own' | 'team' | 'both', { from, to, currency }: FigureFilter): string {
  const days = `day >= greatest(w.since, ${from}) AND day < ${to} AND currency = ${currency}`
  const own = factsText('line', 'day', `member_id = w.id AND ${days}`)
  const team = factsText('team', 'day', `agent_id = w.id AND ${days}`)
  const rows = { own, team, both: `(${own} UNION ALL ${team})` }[whose]
  return `SELECT ${sumsText(downlineFigures)} FROM ${rows} f`
}
