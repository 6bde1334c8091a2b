import { type Area, kept, later } from '#gateway/area.ts'
import type { PicturePorts } from '#gateway/platform/uploads/uploads.ts'
import { checkIdentities } from './check-identities.ts'
import { forgetDrafts } from './draft.ts'
import { expireChecks } from './expire-checks.ts'
import { exported } from './exported.ts'
import { forgetDocuments } from './forget-documents.ts'
import type { IdentityProvider } from './identity-provider.ts'
import { identityWebhook } from './identity-webhook.ts'
import { kycOperations } from './operations.ts'
import { kycRoutes } from './routes.ts'

interface Needed {
  readonly identity: IdentityProvider
  readonly pictures: PicturePorts
}

export const kycArea: Area<Needed> = {
  calls: (deps, ports) => kycRoutes(deps, ports.identity),
  pages: (deps, ports, api) => [identityWebhook(deps, ports.identity, api)],
  jobs: [
    {
      name: 'check identities',
      times: '9-59/10 * * * * *',
      run: (deps, ports) => checkIdentities(deps, ports.identity, ports.pictures.store),
    },
    { name: 'end documents', times: '35 5 * * * *', run: expireChecks },
  ],
  exported,
  operations: kycOperations,
  retention: {
    identity_check: later(
      'stay; a draft 30 days after its last change; the pictures until `identity.keepMonths` after the account was closed',
      async (deps, { pictures: { store } }) => {
        await forgetDrafts(deps)
        await forgetDocuments(deps, store)
      },
    ),
    identity_event: kept('stay: the record of what was decided'),
    sandbox_identity: kept('stay: the sandbox forgets nothing'),
  },
}
