import { create } from 'superstruct'
import { placesFace } from '#games/tables/view/PlacesFace.tsx'
import { dragonTigerTable } from '../table.ts'
import { DragonTigerCardsStruct } from '../wire.ts'
import { DragonTigerFace } from './DragonTigerFace.tsx'

/** Dragon tiger at a shared table. */
export default placesFace(DragonTigerFace, dragonTigerTable, (result) => create(result, DragonTigerCardsStruct))
