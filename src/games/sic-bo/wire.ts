import { define, enums, tuple, type } from 'superstruct'
import { shownTable } from '#games/instants/wire.ts'
import { dieFaces, sicBoBetOf } from './bets.ts'

const Die = enums(dieFaces)

/** The id of a bet that the table has. */
export const SicBoBetId = define<string>(
  'SicBoBetId',
  (value) => typeof value === 'string' && sicBoBetOf(value) !== undefined,
)

/** The result of a round. */
export const SicBoResult = type({ dice: tuple([Die, Die, Die]) })

/** A round as the player sees it. */
export const ShownSicBoStruct = shownTable(SicBoResult)
