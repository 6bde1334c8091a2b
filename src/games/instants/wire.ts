import { array, type Struct, string, type } from 'superstruct'
import { Amount } from '#games/slots/wire.ts'

/** A round of a table with bets at several places: each bet with what it paid, and the result. `create` makes amounts of digit texts. */
export const shownTable = <Result>(result: Struct<Result, unknown>) =>
  type({ bets: array(type({ bet: string(), stake: Amount, win: Amount })), result: result as Struct<Result, null> })
