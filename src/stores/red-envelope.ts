import type { RedEnvelope } from '#contract/entities/red-envelope.ts'
import { getRedEnvelopes } from '#contract/red-envelope/get-red-envelopes.ts'
import { getTakenShares } from '#contract/red-envelope/get-taken-shares.ts'
import { openRedEnvelope } from '#contract/red-envelope/open-red-envelope.ts'
import { call } from './call.ts'
import { resource } from './resource.ts'
import { balanceChanged } from './wallet.ts'

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
