import { type Area, kept } from '#gateway/area.ts'
import type { MemberOf } from '#gateway/site/feedback/feedback.ts'
import type { ShownElsewhere } from './news-version.ts'
import { newsOperations } from './operations.ts'
import { newsRoutes } from './routes.ts'
import type { OffersOf } from './targets.ts'

interface Needed {
  readonly newsParts: ShownElsewhere
  readonly memberOf: MemberOf
  readonly offersOf: OffersOf
}

export const newsArea: Area<Needed> = {
  calls: (deps, ports) => newsRoutes(deps, ports.newsParts, ports),
  operations: newsOperations,
  retention: {
    announcement: kept('stay: the operator’s'),
    announcement_text: kept('stay: the operator’s'),
    banner_set: kept('stay: the operator’s'),
  },
}
