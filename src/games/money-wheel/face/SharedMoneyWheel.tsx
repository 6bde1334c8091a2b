import { create } from 'superstruct'
import { placesFace } from '#games/tables/view/PlacesFace.tsx'
import { moneyWheelTable } from '../table.ts'
import { MoneyWheelResult } from '../wire.ts'
import { MoneyWheelFace } from './MoneyWheelFace.tsx'

/** The money wheel at a shared table. */
export default placesFace(MoneyWheelFace, moneyWheelTable, (result) => create(result, MoneyWheelResult).stops)
