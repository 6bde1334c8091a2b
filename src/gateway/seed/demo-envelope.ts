import type { GatewayDeps } from '#gateway/deps.ts'
import { type EnvelopeFile, putEnvelope } from '#gateway/rewards/red-envelopes/put-envelope.ts'

const hourMs = 60 * 60 * 1000

const envelope: Omit<EnvelopeFile, 'startsAt' | 'endsAt'> = {
  name: 'demo-envelope',
  currency: 'BRL',
  titles: { pt: 'Envelope da arara', en: 'Macaw envelope' },
  total: '20000',
  shares: 50,
}

/** A red envelope that nobody has opened yet. */
export function envelopeToSeed(deps: GatewayDeps, currency: string) {
  if (currency !== envelope.currency) return []
  const time = deps.now().getTime() - 6 * hourMs
  const now = new Date(time)
  const times = { startsAt: now.toISOString(), endsAt: new Date(time + 7 * 24 * hourMs).toISOString() }
  const run = () => putEnvelope(deps.database, { ...envelope, ...times }, { by: 'demonstration', now })
  return [{ time, run }]
}
