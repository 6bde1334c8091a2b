import { type Area, kept } from '#gateway/area.ts'

export const freeOffersArea: Area = {
  retention: {
    free_offer: kept('stay: the operator’s, every version'),
  },
}
