import { create } from 'superstruct'
import { baccaratTable } from '#games/baccarat/table.ts'
import { BaccaratHandsStruct } from '#games/baccarat/wire.ts'
import { placesFace } from '#games/tables/view/PlacesFace.tsx'
import { BaccaratFace } from './BaccaratFace.tsx'

/** Baccarat at a shared table. */
export default placesFace(BaccaratFace, baccaratTable, (result) => create(result, BaccaratHandsStruct))
