import { type Infer, type } from 'superstruct'
import { CurrencyCode, MinorUnits } from './scalars.ts'

/** An amount never travels without its currency. */
export const MoneyStruct = type({ amount: MinorUnits, currency: CurrencyCode })
export type Money = Infer<typeof MoneyStruct>
