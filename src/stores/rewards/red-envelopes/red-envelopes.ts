import { getRedEnvelopes } from '#contract/rewards/red-envelopes/get-red-envelopes.ts'
import { getTakenShares } from '#contract/rewards/red-envelopes/get-taken-shares.ts'
import { openRedEnvelope } from '#contract/rewards/red-envelopes/open-red-envelope.ts'
import type { RedEnvelope } from '#contract/rewards/red-envelopes/red-envelope.ts'
import { call } from '#stores/call.ts'
import { balanceChanged } from '#stores/money/balance/balance.ts'
import { resource } from '#stores/resource.ts'

/** Red envelopes that are open, come and are over. */
export const redEnvelopes = (language: string) => resource(() => call(getRedEnvelopes, { language }))

/** The taken shares of an envelope. */
export const takenShares = (envelopeId: string) => resource(() => call(getTakenShares, { envelopeId }))

/** Takes a share; again it answers the same one. Throws `CallError`. */
export async function openEnvelope(envelopeId: string, language: string): Promise<RedEnvelope> {
  const opened = await call(openRedEnvelope, { envelopeId, language })
  await balanceChanged()
  return opened
}
