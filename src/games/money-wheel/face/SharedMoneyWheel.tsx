import { create } from 'superstruct'
import { moneyWheelTable } from '#games/money-wheel/table.ts'
import { MoneyWheelResult } from '#games/money-wheel/wire.ts'
import { placesFace } from '#games/tables/view/PlacesFace.tsx'
import { MoneyWheelFace } from './MoneyWheelFace.tsx'

/** The money wheel at a shared table. */
export default placesFace(MoneyWheelFace, moneyWheelTable, (result) => create(result, MoneyWheelResult).stops)
