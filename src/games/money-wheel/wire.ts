import { array, enums, integer, refine, type } from 'superstruct'
import { shownTable } from '#games/instants/wire.ts'
import { isWheelStops } from './rules.ts'
import { wheelNumbers } from './segments.ts'

/** The number that is bet on. */
export const WheelBet = enums(wheelNumbers)

/** The result of a round: places of the segments where the wheel stopped. Stops that cannot follow each other are refused. */
export const MoneyWheelResult = type({ stops: refine(array(integer()), 'stops by the rules', isWheelStops) })

/** A round as the player sees it. */
export const ShownMoneyWheelStruct = shownTable(MoneyWheelResult)
