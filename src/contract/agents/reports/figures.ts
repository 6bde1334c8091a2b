import { type Infer, integer } from 'superstruct'
import { MinorUnits } from '#contract/scalars.ts'

/** The two kinds of figures. */
export const count = integer()
const amount = MinorUnits

/**
 * Every figure of agents' reports. The name is that of its field on the wire, of its label (`reports.<name>` in
 * `locales`) and of its SQL (`gateway/agents/line/figure-sums.ts`).
 *
 * Amounts are minor units of the agent's currency. They are positive unless a figure says what its sign means. Bets
 * belong to the day of their settlement, money to the day on which it moved (product rule 32.2).
 */
export const figures = {
  /** Accounts that are in the team now. */
  members: count,
  /** Those that joined the team in the period. */
  joined: count,
  /** Accounts with a valid bet in the period. Not to be added over days or teams: the same account plays on many. */
  active: count,
  /** Settled bets. Free rounds do not count as bets. */
  bets: count,
  stake: amount,
  validBet: amount,
  win: amount,
  /** Stakes minus wins of real money, as the house sees it: negative if the players won. */
  houseResult: amount,
  /** The same of bonus money. */
  bonusHouseResult: amount,
  /** Number of deposits. */
  deposits: count,
  /** Deposits, including kept fees. */
  deposited: amount,
  firstDeposits: count,
  /** Number of withdrawals. */
  withdrawals: count,
  /** Withdrawals, including fees, less returned payments. */
  withdrawn: amount,
  /** Rewards that became real money. */
  bonuses: amount,
  rebates: amount,
  /** The net house result: `houseResult` minus rewards and rebates. Negative for a gain of the players. */
  loss: amount,
}
export type FigureName = keyof typeof figures

/** Figures that count accounts. All others are sums of their bets and their money. */
export const countedFigures = ['members', 'joined', 'active'] as const satisfies readonly FigureName[]

/** The sums of a team, also of each of its days. */
export const teamSums = [
  'firstDeposits',
  'deposits',
  'deposited',
  'withdrawals',
  'withdrawn',
  'bets',
  'stake',
  'validBet',
  'win',
  'houseResult',
  'bonusHouseResult',
  'bonuses',
  'rebates',
] as const satisfies readonly FigureName[]

/** The figures of each report, in the order in which screens and files show them. */
export const reportFigures = {
  /** The overview of a team. */
  team: [...countedFigures, ...teamSums],
  /** The table and the chart of its days. */
  days: ['houseResult', 'validBet', 'stake', 'win', 'deposited', 'withdrawn', 'bets'],
  /** The rows of the teams below; a row opens to the figures of `team`. */
  teams: ['members', 'active', 'deposited', 'withdrawn', 'validBet', 'houseResult'],
  /** The bets of accounts by category, and their days. Money has no category, so its sums cannot stand here. */
  bets: ['bets', 'stake', 'validBet', 'win', 'houseResult', 'bonusHouseResult'],
  /** Their rows on the screen; a row opens to its days with the figures of `bets`. */
  betRows: ['bets', 'stake', 'validBet', 'win', 'houseResult'],
  /** The losses of accounts. */
  losses: ['deposited', 'withdrawn', 'bonuses', 'rebates', 'stake', 'win', 'loss'],
} as const satisfies Readonly<Record<string, readonly FigureName[]>>
export type ReportFigure = (typeof reportFigures)[keyof typeof reportFigures][number]

/** The figures of an account in team management, where their labels are `column.<name>` (product rule 29.5). */
export const downlineFigures = ['validBet', 'deposited', 'houseResult'] as const satisfies readonly FigureName[]

/** Results of the house: screens write them with their sign, `+` for a gain of the house. */
export const signedFigures: readonly FigureName[] = ['houseResult', 'bonusHouseResult', 'loss']

/** The fields that figures have on the wire. */
export const figureFields = <Name extends FigureName>(names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, figures[name]])) as Pick<typeof figures, Name>

/** The values of figures. */
export type FigureValues<Name extends FigureName> = { [Each in Name]: Infer<(typeof figures)[Each]> }
