import { type Area, kept } from '#gateway/area.ts'
import { expireFreeRounds } from './end-free-rounds.ts'
import { exported } from './exported.ts'
import { freeRoundsProofs } from './proofs.ts'

export const freeRoundsArea: Area = {
  jobs: [{ name: 'end free rounds', times: '44 * * * * *', run: expireFreeRounds }],
  checks: freeRoundsProofs,
  exported,
  retention: {
    free_rounds: kept('stay'),
  },
}
