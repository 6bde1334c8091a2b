import { create } from 'superstruct'
import { placesFace } from '#games/tables/view/PlacesFace.tsx'
import { baccaratTable } from '../table.ts'
import { BaccaratHandsStruct } from '../wire.ts'
import { BaccaratFace } from './BaccaratFace.tsx'

/** Baccarat at a shared table. */
export default placesFace(BaccaratFace, baccaratTable, (result) => create(result, BaccaratHandsStruct))
