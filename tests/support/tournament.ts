import type { Database } from '#gateway/platform/db/client.ts'
import { putTournament, type TournamentFile } from '#gateway/rewards/tournaments/put-tournament.ts'
import { rowsAs } from './rows.ts'

const hourMs = 3_600_000
let announced = 0

/** Announces a tournament that begins at once and takes a day, and returns its id. */
export async function announce(
  database: Database,
  now: Date,
  { name = `race-${++announced}`, ...wish }: Partial<TournamentFile> = {},
): Promise<string> {
  await putTournament(
    database,
    {
      name,
      currency: 'BRL',
      titles: { pt: 'Corrida', en: 'Race' },
      measure: 'valid-bet',
      minStake: '100',
      prizes: ['10000', '5000'],
      startsAt: now.toISOString(),
      endsAt: new Date(now.getTime() + 24 * hourMs).toISOString(),
      ...wish,
    },
    { by: 'test', now },
  )
  const [row] = await rowsAs<{ id: bigint }>(database, 'SELECT id FROM tournament WHERE name = :name', { name })
  return `${row?.id}`
}
