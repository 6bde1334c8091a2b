import { getRedEnvelopes } from '#contract/rewards/red-envelopes/get-red-envelopes.ts'
import { getTakenShares } from '#contract/rewards/red-envelopes/get-taken-shares.ts'
import { openRedEnvelope } from '#contract/rewards/red-envelopes/open-red-envelope.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/platform/http/bind.ts'
import { defaultLanguage } from '#lib/languages.ts'
import { envelopesOf, takenShares } from './member-envelopes.ts'
import { openEnvelope } from './open-envelope.ts'

/** Calls about red envelopes. */
export function envelopeRoutes(deps: GatewayDeps): BoundCall[] {
  return [
    bind(getRedEnvelopes, ({ language = defaultLanguage }, { session }) => envelopesOf(deps, session, language)),
    bind(getTakenShares, ({ envelopeId }, { session }) => takenShares(deps, session, envelopeId)),
    bind(openRedEnvelope, ({ envelopeId, language = defaultLanguage }, { session }) =>
      openEnvelope(deps, session, envelopeId, language),
    ),
  ]
}
