/** SQL parameters of sums: the first day, the day after the last, and the currency. */
interface FigureFilter {
  readonly from: string
  readonly to: string
  readonly currency: string
}

const parts = (kind: 'line' | 'team', id: string, { from, to, currency }: FigureFilter) => {
  const mine = `${kind === 'line' ? 'member_id' : 'agent_id'} = ${id} AND day >= greatest(w.since, ${from}) AND day < ${to} AND currency = ${currency}`
  return `SELECT valid_bet, deposited, net FROM (
    SELECT valid_bet, 0::bigint AS deposited, win - stake AS net FROM ${kind}_play WHERE ${mine}
    UNION ALL SELECT 0, deposited, 0 FROM ${kind}_money WHERE ${mine}) ${kind}_parts`
}

/**
 * SQL: the bets and payments of an account `w` (its `id`, and `since` when it is below the caller) and of the accounts
 * below it. `own` is the account's, `team` that of those below, `both` all of it. Each sum reads the days of one
 * account by the key of its table.
 */
export function figuresText(whose: 'own' | 'team' | 'both', asked: FigureFilter): string {
  const own = parts('line', 'w.id', asked)
  const team = parts('team', 'w.id', asked)
  const rows = { own, team, both: `${own} UNION ALL ${team}` }[whose]
  return `SELECT coalesce(sum(valid_bet), 0)::bigint AS valid_bet, coalesce(sum(deposited), 0)::bigint AS deposited,
    coalesce(sum(net), 0)::bigint AS net FROM (${rows}) summed`
}
