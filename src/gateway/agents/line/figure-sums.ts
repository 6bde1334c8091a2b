import { bigint, coerce } from 'superstruct'
import { count, type countedFigures, type FigureName, figures } from '#contract/agents/reports/figures.ts'

/** Figures that are sums of the line's bets and money. */
type SumName = Exclude<FigureName, (typeof countedFigures)[number]>

const houseResult = 'f.stake - f.bonus_stake - f.win + f.bonus_win'

/**
 * SQL: what each figure sums over rows `f` of {@link factsText}. Figures of bets can be summed over `line_play` and
 * `team_play` directly.
 */
const summed: Readonly<Record<SumName, string>> = {
  bets: 'f.wagers',
  stake: 'f.stake',
  validBet: 'f.valid_bet',
  win: 'f.win',
  houseResult,
  bonusHouseResult: 'f.bonus_stake - f.bonus_win',
  deposits: 'f.deposits',
  deposited: 'f.deposited',
  firstDeposits: 'f.first_deposits',
  withdrawals: 'f.withdrawals',
  withdrawn: 'f.withdrawn',
  bonuses: 'f.bonuses',
  rebates: 'f.rebates',
  loss: `${houseResult} - f.bonuses - f.rebates`,
}

/** The columns of every table of play by day. */
export const playColumns = ['wagers', 'stake', 'valid_bet', 'win', 'bonus_stake', 'bonus_win']
const moneyColumns = ['deposits', 'deposited', 'first_deposits', 'withdrawals', 'withdrawn', 'bonuses', 'rebates']
const zero = (column: string) => `0::bigint AS ${column}`

/**
 * SQL: rows of play and of money under one set of columns, so that they are summed together. `kind` is `line` for rows of
 * accounts and `team` for those of agents.
 *
 * @param keys further columns, which both tables have
 * @param joined joins other tables to the rows, which are called `f`. A join outside reads all rows of `where` first,
 *   since the planner does not pass it on to both tables
 */
export const factsText = (kind: 'line' | 'team', keys: string, where: string, joined = '') =>
  `(SELECT ${keys}, ${playColumns.join(', ')}, ${moneyColumns.map(zero).join(', ')} FROM ${kind}_play f ${joined} WHERE ${where}
    UNION ALL SELECT ${keys}, ${playColumns.map(zero).join(', ')}, ${moneyColumns.join(', ')} FROM ${kind}_money f ${joined} WHERE ${where})`

/** SQL: sums of rows `f` under the names of their figures, as `rowFields` describes them. */
export const sumsText = (names: readonly SumName[]) =>
  names.map((name) => `coalesce(sum(${summed[name]}), 0)::bigint AS "${name}"`).join(', ')

/** A count in a row: PostgreSQL gives it as bigint, as it does amounts. */
const rowCount = coerce(count, bigint(), Number)

/** The columns that figures have in a row. */
export const rowFields = <Name extends FigureName>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, figures[name] === count ? rowCount : bigint()])) as Pick<
    typeof figures,
    Name
  >
