import { type Area, kept } from '#gateway/area.ts'
import { envelopeChecks } from './checks.ts'
import { closeEnvelopes } from './close-envelopes.ts'
import { exported } from './exported.ts'
import { envelopeRoutes } from './routes.ts'

export const redEnvelopesArea: Area = {
  calls: (deps) => envelopeRoutes(deps),
  jobs: [{ name: 'close red envelopes', times: '36 * * * * *', run: closeEnvelopes }],
  checks: envelopeChecks,
  exported,
  retention: {
    red_envelope: kept('stay'),
    red_envelope_share: kept('stay'),
  },
}
