import type { Database } from '#gateway/platform/db/client.ts'
import { putRaffle, type RaffleFile } from '#gateway/rewards/raffles/put-raffle.ts'
import { rowsAs } from './rows.ts'

const dayMs = 86_400_000
let announced = 0

/** Announces a raffle that begins at once and takes a day: a ticket for each 1.00 of valid bets. Returns its id. */
export async function announceRaffle(database: Database, now: Date, wish: Partial<RaffleFile> = {}): Promise<string> {
  const name = wish.name ?? `raffle-${++announced}`
  await putRaffle(
    database,
    {
      name,
      currency: 'BRL',
      titles: { pt: 'Sorteio', en: 'Raffle' },
      fact: 'valid-bet',
      per: '100',
      most: 50,
      prizes: ['10000', '5000'],
      startsAt: now.toISOString(),
      endsAt: new Date(now.getTime() + dayMs).toISOString(),
      ...wish,
    },
    { by: 'test', now },
  )
  const [row] = await rowsAs<{ id: bigint }>(database, 'SELECT id FROM raffle WHERE name = :name', { name })
  return `${row?.id}`
}
