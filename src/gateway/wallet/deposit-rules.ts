import { enums, type } from 'superstruct'
import { defineSetting } from '#gateway/system/settings.ts'

const Choice = enums(['credit', 'return'])

/** The rules for payments that differ from their charge (product rules 10.31 and 10.33). */
export const depositSetting = defineSetting(
  'deposit',
  type({
    /** A payment of another amount than the charge's: credit the received amount, or return it. */
    otherAmount: Choice,
    /** A payment whose payer the provider does not name. */
    unnamedPayer: Choice,
  }),
  { otherAmount: 'credit', unnamedPayer: 'credit' },
)
