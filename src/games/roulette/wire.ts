import { array, define, enums, size, type } from 'superstruct'
import { shownTable } from '#games/instants/wire.ts'
import { luckyWeights, mostLucky } from './lightning.ts'
import { positionOf } from './positions.ts'
import { isPocket } from './wheel.ts'

/** The number of a pocket. */
const Pocket = define<number>('Pocket', (value) => typeof value === 'number' && isPocket(value))

/** The id of a place that the table has. */
export const PositionId = define<string>(
  'PositionId',
  (value) => typeof value === 'string' && positionOf(value) !== undefined,
)

/** The result of a round of roulette. */
export const RouletteResult = type({ pocket: Pocket })

/** The result of a round with lucky numbers. */
export const LightningResultStruct = type({
  pocket: Pocket,
  lucky: size(
    array(type({ number: Pocket, multiplier: enums(luckyWeights.map(({ multiplier }) => multiplier)) })),
    1,
    mostLucky,
  ),
})

/** A round of roulette as the player sees it. */
export const ShownRouletteStruct = shownTable(RouletteResult)

/** A round with lucky numbers as the player sees it. */
export const ShownLightningStruct = shownTable(LightningResultStruct)
