import { boolean, enums, type Infer, integer, nullable, size, string, trimmed, type } from 'superstruct'
import { downlineFigures, figureFields } from '#contract/agents/reports/figures.ts'
import { CivilDay } from '#contract/days.ts'
import { Instant } from '#contract/scalars.ts'

/** The name of an account below the caller, at any depth. Any other account is answered like an unknown one. */
export const DownlineName = size(trimmed(string()), 1, 64)

/** Bets and payments of accounts in some days, in minor units of the caller's currency. */
export const LineFiguresStruct = type(figureFields(downlineFigures))
export type LineFigures = Infer<typeof LineFiguresStruct>

/** An account with its place in the caller's line. */
export const downlinePlace = {
  /** Account name; the person is not identified otherwise. */
  account: string(),
  kind: enums(['agent', 'member']),
  /** 1 for those directly below the caller. */
  level: integer(),
  /** Whether the account's data may be shown. The reason why not stays private. */
  isShown: boolean(),
}

/** A row of the list of an agent's downlines. Data of an account that is not shown are null. */
export const DownlineStruct = type({
  ...downlinePlace,
  joinedAt: nullable(Instant),
  /** Accounts directly below, counted up to 1,000; 0 for members, who have none. */
  below: integer(),
  /** Figures of this month, with everybody below it. */
  month: nullable(LineFiguresStruct),
  /** The last day with a settled bet, of the account or below it; null also if there was none. */
  lastPlayed: nullable(CivilDay),
})
export type Downline = Infer<typeof DownlineStruct>
