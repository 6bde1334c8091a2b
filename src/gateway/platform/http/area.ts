import { type Area, soon } from '#gateway/area.ts'
import { purge } from '#gateway/platform/db/purge.ts'

export const httpArea: Area = {
  retention: {
    rate_limit: soon('an hour', ({ database, now }) =>
      purge(database, 'rate_limit', 'expire < :expire', { expire: now().getTime() }),
    ),
  },
}
