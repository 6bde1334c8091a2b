import { create } from 'superstruct'
import { dragonTigerTable } from '#games/dragon-tiger/table.ts'
import { DragonTigerCardsStruct } from '#games/dragon-tiger/wire.ts'
import { placesFace } from '#games/tables/view/PlacesFace.tsx'
import { DragonTigerFace } from './DragonTigerFace.tsx'

/** Dragon tiger at a shared table. */
export default placesFace(DragonTigerFace, dragonTigerTable, (result) => create(result, DragonTigerCardsStruct))
