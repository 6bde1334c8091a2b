import { type Area, kept } from '#gateway/area.ts'
import { exported } from './exported.ts'

export const turnoverArea: Area = {
  exported,
  retention: {
    turnover_audit: kept('stay'),
  },
}
