import { type Area, kept } from '#gateway/area.ts'
import { freeRoundsChecks } from './checks.ts'
import { expireFreeRounds } from './end-free-rounds.ts'
import { exported } from './exported.ts'

export const freeRoundsArea: Area = {
  jobs: [{ name: 'end free rounds', times: '44 * * * * *', run: expireFreeRounds }],
  checks: freeRoundsChecks,
  exported,
  retention: {
    free_rounds: kept('stay'),
  },
}
