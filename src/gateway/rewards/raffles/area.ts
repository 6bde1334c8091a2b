import { type Area, kept } from '#gateway/area.ts'
import { putFile } from '#gateway/platform/operators/put-version.ts'
import { raffleChecks } from './checks.ts'
import { exported } from './exported.ts'
import { putRaffle } from './put-raffle.ts'
import { raffleRoutes } from './routes.ts'
import { runRaffles } from './run-raffles.ts'

export const rafflesArea: Area = {
  calls: (deps) => raffleRoutes(deps),
  jobs: [{ name: 'draw raffles', times: '38 * * * * *', run: runRaffles }],
  checks: raffleChecks,
  exported,
  operations: { 'raffles.put': putFile(putRaffle, 'The raffle is announced, and its prizes are put aside.') },
  retention: {
    raffle: kept('stay'),
    raffle_entry: kept('stay'),
  },
}
