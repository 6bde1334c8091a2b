import { type Area, kept } from '#gateway/area.ts'
import type { ShownElsewhere } from './news-version.ts'
import { newsRoutes } from './routes.ts'

interface Needed {
  readonly newsParts: ShownElsewhere
}

export const newsArea: Area<Needed> = {
  calls: (deps, ports) => newsRoutes(deps, ports.newsParts),
  retention: {
    announcement: kept('stay: the operator’s'),
    announcement_text: kept('stay: the operator’s'),
    banner_set: kept('stay: the operator’s'),
  },
}
