import { type Area, kept, soon } from '#gateway/area.ts'
import { sealingRoutes } from './routes.ts'
import { rotateSealKeys } from './seal-keys.ts'
import { forgetSealed } from './sealed-bodies.ts'

export const sealingArea: Area = {
  calls: (deps) => sealingRoutes(deps),
  jobs: [
    {
      name: 'rotate sealing keys',
      times: '40 * * * * *',
      run: ({ database, config, now }) => rotateSealKeys(database, now(), config.keyRotationHours * 3_600_000),
    },
  ],
  retention: {
    seal_seen: soon('2 minutes', ({ database, now }) => forgetSealed(database, now())),
    seal_key: kept('the newest two'),
  },
}
