import { areas } from './areas.ts'
import type { GatewayDeps } from './deps.ts'
import { foldHappenings } from './fold-happenings.ts'

/** Completes the dependencies with what the areas do when something happens. */
export const gatewayDeps = (given: Omit<GatewayDeps, 'happenings'>): GatewayDeps => ({
  ...given,
  happenings: foldHappenings(areas),
})
