import { type Area, kept } from '#gateway/area.ts'
import { putVersion } from '#gateway/platform/operators/put-version.ts'
import { putFreeOffer } from './offers.ts'

export const freeOffersArea: Area = {
  operations: { 'free-offers.put': putVersion(putFreeOffer) },
  retention: {
    free_offer: kept('stay: the operator’s, every version'),
  },
}
