import { enums, type Infer, integer, pattern, string, type } from 'superstruct'
import { MinorUnits } from '#contract/scalars.ts'

/** Settled bets, by the day of their settlement. Free rounds do not count as bets. */
export const playFields = {
  bets: integer(),
  stake: MinorUnits,
  /** The valid bets. */
  validBet: MinorUnits,
  win: MinorUnits,
  /** Stakes minus wins of real money, as the house sees it: negative if the accounts won. `net` is what players see. */
  houseResult: MinorUnits,
  /** The same of bonus money. `stake − win = houseResult + bonusHouseResult`. */
  bonusHouseResult: MinorUnits,
}
export const PlayStruct = type(playFields)
export type Play = Infer<typeof PlayStruct>

/** Money of accounts, by the day on which it moved. */
const moneyFields = {
  deposits: integer(),
  /** Including kept fees. */
  deposited: MinorUnits,
  firstDeposits: integer(),
  withdrawals: integer(),
  /** Including fees, less returned payments. */
  withdrawn: MinorUnits,
  /** Rewards that became real money. */
  bonuses: MinorUnits,
  rebates: MinorUnits,
}

/** All sums of a team in a period. */
export const TeamSumsStruct = type({ ...playFields, ...moneyFields })
export type TeamSums = Infer<typeof TeamSumsStruct>

export const TeamFiguresStruct = type({
  /** Accounts that are in the team now, and how many of them joined in the period. */
  members: integer(),
  joined: integer(),
  /** Accounts with a valid bet in the period. Not to be added over days or teams: the same account plays on many. */
  active: integer(),
  ...playFields,
  ...moneyFields,
})
export type TeamFigures = Infer<typeof TeamFiguresStruct>

/** The accounts of a list: those directly below, or the whole team. */
export const teamLevels = ['direct', 'all'] as const
export const TeamLevel = enums(teamLevels)
export type TeamLevel = Infer<typeof TeamLevel>

/** The beginning of an account name, in any case. */
export const AccountPrefix = pattern(string(), /^[^\s%\\]{1,64}$/)

/** The place of an account: its name, how many steps below the caller, and the agent directly above it. */
export const placeFields = { account: string(), level: integer(), agent: string() }
