import { create } from 'superstruct'
import { lightningTable } from '#games/roulette/table.ts'
import { LightningResultStruct } from '#games/roulette/wire.ts'
import { placesFace } from '#games/tables/view/PlacesFace.tsx'
import { LightningFace } from './LightningFace.tsx'

/** Roulette with lucky numbers at a shared table. */
export default placesFace(LightningFace, lightningTable, (result) => create(result, LightningResultStruct))
