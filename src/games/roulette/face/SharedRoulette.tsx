import { create } from 'superstruct'
import { placesFace } from '#games/tables/view/PlacesFace.tsx'
import { rouletteTable } from '../table.ts'
import { RouletteResult } from '../wire.ts'
import { EuropeanFace } from './EuropeanFace.tsx'

/** European roulette at a shared table. */
export default placesFace(EuropeanFace, rouletteTable, (result) => create(result, RouletteResult).pocket)
