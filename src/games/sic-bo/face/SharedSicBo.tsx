import { create } from 'superstruct'
import { sicBoTable } from '#games/sic-bo/table.ts'
import { SicBoResult } from '#games/sic-bo/wire.ts'
import { placesFace } from '#games/tables/view/PlacesFace.tsx'
import { SicBoFace } from './SicBoFace.tsx'

/** Sic bo at a shared table. */
export default placesFace(SicBoFace, sicBoTable, (result) => create(result, SicBoResult).dice)
