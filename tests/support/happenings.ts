import { areas } from '#gateway/areas.ts'
import { foldHappenings } from '#gateway/fold-happenings.ts'

/** What the areas do when something happens, for tests of a service without a gateway. */
export const happenings = foldHappenings(areas)
