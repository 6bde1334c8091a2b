import type { Database } from '#gateway/platform/db/client.ts'
import { type EnvelopeFile, putEnvelope } from '#gateway/rewards/red-envelopes/put-envelope.ts'
import { rowsAs } from './rows.ts'

const dayMs = 86_400_000
let published = 0

/** Publishes an envelope of 1.00 in 20 shares that is open for a day from now on, and returns its id. */
export async function publish(database: Database, now: Date, wish: Partial<EnvelopeFile> = {}): Promise<string> {
  const name = wish.name ?? `envelope-${++published}`
  await putEnvelope(
    database,
    {
      name,
      currency: 'BRL',
      titles: { pt: 'Envelope', en: 'Envelope' },
      total: '100',
      shares: 20,
      startsAt: now.toISOString(),
      endsAt: new Date(now.getTime() + dayMs).toISOString(),
      ...wish,
    },
    { by: 'test', now },
  )
  const [row] = await rowsAs<{ id: bigint }>(database, 'SELECT id FROM red_envelope WHERE name = :name', { name })
  return `${row?.id}`
}
