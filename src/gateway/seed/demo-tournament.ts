import type { GatewayDeps } from '#gateway/deps.ts'
import { IdRow, rowOf } from '#gateway/platform/db/rows.ts'
import { joinTournament } from '#gateway/rewards/tournaments/join.ts'
import { putTournament, type TournamentFile } from '#gateway/rewards/tournaments/put-tournament.ts'
import { runTournaments } from '#gateway/rewards/tournaments/run-tournaments.ts'

const dayMs = 24 * 60 * 60 * 1000
const startedDaysAgo = 8
const lastsDays = 14

const tournament: Omit<TournamentFile, 'startsAt' | 'endsAt'> = {
  name: 'demo-multiples',
  currency: 'BRL',
  titles: { pt: 'Corrida dos multiplicadores', en: 'Multiplier race' },
  measure: 'multiplier',
  gameTypes: ['RNG'],
  minStake: '50',
  prizes: ['50000', '25000', '10000', '5000', '5000', '2000', '2000', '2000', '2000', '2000'],
}

/** The event that announces a running tournament, which Maria joins at once. */
export function tournamentToSeed(deps: GatewayDeps, memberId: bigint, currency: string) {
  if (currency !== tournament.currency) return []
  const time = deps.now().getTime() - startedDaysAgo * dayMs
  const then = { ...deps, now: () => new Date(time) }
  const run = async () => {
    const startsAt = then.now().toISOString()
    const endsAt = new Date(time + lastsDays * dayMs).toISOString()
    await putTournament(deps.database, { ...tournament, startsAt, endsAt }, { by: 'demonstration', now: then.now() })
    const row = await rowOf(deps.database, IdRow, 'SELECT id FROM tournament WHERE name = :tournamentName', {
      tournamentName: tournament.name,
    })
    const session = { sessionId: 0n, memberId, account: 'maria', type: 0, currency }
    await joinTournament(then, session, `${row?.id}`, 'pt')
    await runTournaments(then)
  }
  return [{ time, run }]
}
