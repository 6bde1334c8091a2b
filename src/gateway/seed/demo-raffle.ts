import { IdRow, rowOf } from '#gateway/db/rows.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { joinRaffle } from '#gateway/raffles/join.ts'
import { putRaffle, type RaffleFile } from '#gateway/raffles/put-raffle.ts'

const dayMs = 24 * 60 * 60 * 1000
const startedDaysAgo = 8
const lastsDays = 12

const raffle: Omit<RaffleFile, 'startsAt' | 'endsAt'> = {
  name: 'demo-raffle',
  currency: 'BRL',
  titles: { pt: 'Sorteio das penas', en: 'Raffle of the feathers' },
  fact: 'valid-bet',
  per: '500',
  most: 100,
  prizes: ['30000', '15000', '5000', '2500', '2500'],
}

/** A raffle that is running, in which Maria takes part since it was announced. */
export function raffleToSeed(deps: GatewayDeps, memberId: bigint, currency: string) {
  if (currency !== raffle.currency) return []
  const time = deps.now().getTime() - startedDaysAgo * dayMs
  const now = new Date(time)
  const times = { startsAt: now.toISOString(), endsAt: new Date(time + lastsDays * dayMs).toISOString() }
  const run = async () => {
    await putRaffle(deps.database, { ...raffle, ...times }, { by: 'demonstration', now })
    const row = await rowOf(deps.database, IdRow, 'SELECT id FROM raffle WHERE name = $1', [raffle.name])
    const session = { sessionId: 0n, memberId, account: 'maria', type: 0, currency }
    await joinRaffle({ ...deps, now: () => now }, session, `${row?.id}`, 'pt')
  }
  return [{ time, run }]
}
