import type { Area } from '#gateway/area.ts'
import { recoverOpenRounds } from './recovery.ts'
import { gameRoutes } from './routes.ts'

export const enginesArea: Area = {
  calls: (deps) => gameRoutes(deps),
  jobs: [
    {
      name: 'settle abandoned rounds',
      times: '20 * * * * *',
      async run(deps) {
        const settled = await recoverOpenRounds(deps)
        if (settled > 0) deps.log.warn({ settled }, 'settled rounds whose request was lost')
      },
    },
  ],
}
