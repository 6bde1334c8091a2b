import { type Area, kept } from '#gateway/area.ts'
import { putFile } from '#gateway/platform/operators/put-version.ts'
import { envelopeChecks } from './checks.ts'
import { closeEnvelopes } from './close-envelopes.ts'
import { exported } from './exported.ts'
import { putEnvelope } from './put-envelope.ts'
import { envelopeRoutes } from './routes.ts'

export const redEnvelopesArea: Area = {
  calls: (deps) => envelopeRoutes(deps),
  jobs: [{ name: 'close red envelopes', times: '36 * * * * *', run: closeEnvelopes }],
  checks: envelopeChecks,
  exported,
  operations: {
    'red-envelopes.put': putFile(putEnvelope, 'The red envelope is published, and its total is put aside.'),
  },
  retention: {
    red_envelope: kept('stay'),
    red_envelope_share: kept('stay'),
  },
}
