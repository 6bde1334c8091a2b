import { any, boolean, refine, string } from 'superstruct'
import { MinorUnits } from '#contract/scalars.ts'

/** The picture of a result, for the member's history: any JSON value of at most 4,000 characters. */
export const Outcome = refine(any(), 'outcome', (value) => JSON.stringify(value).length <= 4000)

/** What every answer about money says. */
export const moved = {
  /** What can be staked after the transaction; of a repeated request, what could be staked then, with the bonus of now. */
  balance: MinorUnits,
  /** The platform's name of the bet. */
  reference: string(),
  /** Whether this transaction was sent before, and nothing happened now. */
  replayed: boolean(),
}
