import { array, boolean, enums, type Infer, integer, nullable, string, type } from 'superstruct'
import { CivilDay } from '#contract/days.ts'
import { CurrencyCode, Instant, PositiveMinorUnits } from '#contract/scalars.ts'

/** Days of a row until its rewards begin again. */
export const rowLength = 7

export const signInRewardKinds = ['money', 'points'] as const

const reward = {
  kind: enums(signInRewardKinds),
  /** Minor units, or points. */
  amount: PositiveMinorUnits,
  /** Currency of the money; null for points. */
  currency: nullable(CurrencyCode),
}

/** A day of the row: `done` with its reward, `today` if it can be signed in now, else `coming`. */
const SignInDayStruct = type({
  /** 1 to 7. */
  place: integer(),
  state: enums(['done', 'today', 'coming'] as const),
  ...reward,
})
export type SignInDay = Infer<typeof SignInDayStruct>

/** A member's state of the daily sign-in. */
export const SignInStruct = type({
  /** False if no rewards are in force; there are no days then. */
  isOn: boolean(),
  /** The civil day in the operator's time zone, and when the next one begins. */
  today: CivilDay,
  nextDayAt: Instant,
  /** Whether today's is done. */
  isDone: boolean(),
  /** Days in a row up to today, or up to yesterday while today's is not done; 0 after a missed day. */
  inRow: integer(),
  /** The seven days with today. Coming days have the current rewards. */
  days: array(SignInDayStruct),
})
export type SignIn = Infer<typeof SignInStruct>

/** A day that was signed in, and its reward. */
export const SignedDayStruct = type({
  signInId: string(),
  day: CivilDay,
  at: Instant,
  /** Days in a row by then. */
  inRow: integer(),
  /** The version of the rewards in force. */
  version: integer(),
  ...reward,
  transactionId: string(),
})
export type SignedDay = Infer<typeof SignedDayStruct>
