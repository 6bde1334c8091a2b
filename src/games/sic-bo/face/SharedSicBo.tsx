import { create } from 'superstruct'
import { placesFace } from '#games/tables/view/PlacesFace.tsx'
import { sicBoTable } from '../table.ts'
import { SicBoResult } from '../wire.ts'
import { SicBoFace } from './SicBoFace.tsx'

/** Sic bo at a shared table. */
export default placesFace(SicBoFace, sicBoTable, (result) => create(result, SicBoResult).dice)
