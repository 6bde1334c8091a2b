import { bigint, type Infer, type } from 'superstruct'
import type { TeamSums } from '#contract/agents/reports/line-report.ts'

const playColumns = ['wagers', 'stake', 'valid_bet', 'win', 'bonus_stake', 'bonus_win']
const moneyColumns = ['deposits', 'deposited', 'first_deposits', 'withdrawals', 'withdrawn', 'bonuses', 'rebates']
const zero = (column: string) => `0::bigint AS ${column}`

/**
 * SQL: rows of play and of money under one set of columns, so that they are summed together. `kind` is `line` for rows of accounts
 * and `team` for those of agents.
 *
 * @param keys further columns, which both tables have
 * @param joined joins other tables to the rows, which are called `f`. A join outside reads all rows of `where` first, since the
 *   planner does not pass it on to both tables
 */
export const factsText = (kind: 'line' | 'team', keys: string, where: string, joined = '') =>
  `(SELECT ${keys}, ${playColumns.join(', ')}, ${moneyColumns.map(zero).join(', ')} FROM ${kind}_play f ${joined} WHERE ${where}
    UNION ALL SELECT ${keys}, ${playColumns.map(zero).join(', ')}, ${moneyColumns.join(', ')} FROM ${kind}_money f ${joined} WHERE ${where})`

const sum = (expression: string) => `coalesce(sum(${expression}), 0)::bigint`

const playTexts = {
  bets: sum('f.wagers'),
  stake: sum('f.stake'),
  valid_bet: sum('f.valid_bet'),
  win: sum('f.win'),
  house_result: sum('f.stake - f.bonus_stake - f.win + f.bonus_win'),
  bonus_house_result: sum('f.bonus_stake - f.bonus_win'),
}
const moneyTexts = Object.fromEntries(moneyColumns.map((column) => [column, sum(`f.${column}`)]))

const listed = (texts: Readonly<Record<string, string>>) =>
  Object.entries(texts)
    .map(([name, text]) => `${text} AS ${name}`)
    .join(', ')

/** SQL: the sums of bets of `f`, as `PlayRow` has them. */
export const playSumsText = listed(playTexts)
/** SQL: all sums of `f`, as `SumsRow` has them; `f` is of `factsText`. */
export const sumsText = listed({ ...playTexts, ...moneyTexts })
/** SQL: the net loss of `f` by product rule 32.6. */
export const lossText = sum('f.stake - f.bonus_stake - f.win + f.bonus_win - f.bonuses - f.rebates')

export const PlayRow = type({
  bets: bigint(),
  stake: bigint(),
  valid_bet: bigint(),
  win: bigint(),
  house_result: bigint(),
  bonus_house_result: bigint(),
})

export const SumsRow = type({
  ...PlayRow.schema,
  deposits: bigint(),
  deposited: bigint(),
  first_deposits: bigint(),
  withdrawals: bigint(),
  withdrawn: bigint(),
  bonuses: bigint(),
  rebates: bigint(),
})
export type SumsRow = Infer<typeof SumsRow>

export const wirePlay = ({ bets, stake, valid_bet, win, house_result, bonus_house_result }: Infer<typeof PlayRow>) => ({
  bets: Number(bets),
  stake,
  validBet: valid_bet,
  win,
  houseResult: house_result,
  bonusHouseResult: bonus_house_result,
})

export const wireSums = (row: SumsRow): TeamSums => ({
  ...wirePlay(row),
  deposits: Number(row.deposits),
  deposited: row.deposited,
  firstDeposits: Number(row.first_deposits),
  withdrawals: Number(row.withdrawals),
  withdrawn: row.withdrawn,
  bonuses: row.bonuses,
  rebates: row.rebates,
})
