import { type Area, kept } from '#gateway/area.ts'
import { exported } from './exported.ts'
import { raffleProofs } from './proofs.ts'
import { raffleRoutes } from './routes.ts'
import { runRaffles } from './run-raffles.ts'

export const rafflesArea: Area = {
  calls: (deps) => raffleRoutes(deps),
  jobs: [{ name: 'draw raffles', times: '38 * * * * *', run: runRaffles }],
  checks: raffleProofs,
  exported,
  retention: {
    raffle: kept('stay'),
    raffle_entry: kept('stay'),
  },
}
