import { create } from 'superstruct'
import { placesFace } from '#games/tables/view/PlacesFace.tsx'
import { lightningTable } from '../table.ts'
import { LightningResultStruct } from '../wire.ts'
import { LightningFace } from './LightningFace.tsx'

/** Roulette with lucky numbers at a shared table. */
export default placesFace(LightningFace, lightningTable, (result) => create(result, LightningResultStruct))
