import { create } from 'superstruct'
import { rouletteTable } from '#games/roulette/table.ts'
import { RouletteResult } from '#games/roulette/wire.ts'
import { placesFace } from '#games/tables/view/PlacesFace.tsx'
import { EuropeanFace } from './EuropeanFace.tsx'

/** European roulette at a shared table. */
export default placesFace(EuropeanFace, rouletteTable, (result) => create(result, RouletteResult).pocket)
