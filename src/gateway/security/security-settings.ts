import { integer, min, type } from 'superstruct'
import { defineSetting } from '#gateway/system/settings.ts'

/** The operator's rules of the security centre. */
export const securitySetting = defineSetting(
  'security',
  type({
    /** Hours for which no money leaves after a withdraw password was replaced without the old one. */
    withdrawRestHours: min(integer(), 0),
  }),
  { withdrawRestHours: 24 },
)
