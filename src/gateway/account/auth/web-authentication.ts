import type { RelyingParty } from '#gateway/relying-party.ts'

// The library is loaded at the first use of a passkey: loading it takes longer than loading the rest of the gateway.
const library = () => import('@simplewebauthn/server')

/** Accepted signatures, by their COSE numbers: Ed25519, ECDSA with P-256, and RSA for Windows. */
export const algorithms = [-8, -7, -257] as const

type Take = (challenge: string) => Promise<boolean>

/** Uses a challenge up while an answer is checked, and remembers that it was not a good one. */
function watched(take: Take) {
  const state = { isStale: false }
  const expectedChallenge: Take = async (challenge) => {
    const isTaken = await take(challenge)
    state.isStale = !isTaken
    return isTaken
  }
  return { state, expectedChallenge }
}

/**
 * Whether a page of another origin framed the page that asked for an answer: it may have led the person to it. Older browsers
 * say only that the frame was foreign, newer ones name the origin at the top. Text that is no client data is left to the library.
 */
function isFramed(clientDataJSON: string, origins: readonly string[]): boolean {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString())
    const { crossOrigin, topOrigin }: { readonly crossOrigin?: unknown; readonly topOrigin?: unknown } = Object(data)
    return topOrigin === undefined ? Boolean(crossOrigin) : !origins.some((origin) => origin === topOrigin)
  } catch {
    return false
  }
}

export interface MadeAnswer {
  readonly credentialId: string
  readonly clientDataJSON: string
  readonly attestationObject: string
  readonly transports: readonly string[]
}

export interface MadeKey {
  readonly credentialId: Uint8Array
  readonly publicKey: Uint8Array
  readonly uses: number
  readonly kept: 'device' | 'synced' | 'key'
}

/**
 * Checks the answer of a device that made a passkey. The client chose everything in it.
 *
 * @param take uses the challenge up
 * @returns the new key, or why there is none: `stale` for an unknown or old challenge, `invalid` for any other fault
 */
export async function checkMade(
  { id, origins }: RelyingParty,
  { credentialId, clientDataJSON, attestationObject, transports }: MadeAnswer,
  take: Take,
): Promise<MadeKey | 'stale' | 'invalid'> {
  if (isFramed(clientDataJSON, origins)) return 'invalid'
  const { verifyRegistrationResponse } = await library()
  const { state, expectedChallenge } = watched(take)
  const answer = {
    ...{ id: credentialId, rawId: credentialId, type: 'public-key' as const, clientExtensionResults: {} },
    response: { clientDataJSON, attestationObject },
  }
  const checks = { expectedChallenge, expectedOrigin: [...origins], expectedRPID: id, requireUserVerification: true }
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      ...checks,
      response: answer,
      supportedAlgorithmIDs: [...algorithms],
    })
    if (!verified || registrationInfo.credential.id !== credentialId) return 'invalid'
    const { credential, credentialDeviceType } = registrationInfo
    const isOwn = transports.includes('internal') || transports.includes('hybrid')
    return {
      credentialId: Buffer.from(credential.id, 'base64url'),
      publicKey: credential.publicKey,
      uses: credential.counter,
      kept: credentialDeviceType === 'multiDevice' ? 'synced' : isOwn ? 'device' : 'key',
    }
  } catch {
    // The library throws for every fault. The answer does not name the fault, because that would help an attacker.
    return state.isStale ? 'stale' : 'invalid'
  }
}

export interface UsedAnswer {
  readonly credentialId: string
  readonly clientDataJSON: string
  readonly authenticatorData: string
  readonly signature: string
  readonly userHandle: string
}

/**
 * Checks the answer of a device that used a passkey, except its counter (see `countUse`).
 *
 * @param take uses the challenge up
 * @returns the counter that the device sent; undefined if anything is wrong
 */
export async function checkUsed(
  { id, origins }: RelyingParty,
  publicKey: Uint8Array,
  { credentialId, ...response }: UsedAnswer,
  take: Take,
): Promise<number | undefined> {
  if (isFramed(response.clientDataJSON, origins)) return undefined
  const { verifyAuthenticationResponse } = await library()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id: credentialId, rawId: credentialId, type: 'public-key', clientExtensionResults: {}, response },
      expectedChallenge: take,
      expectedOrigin: [...origins],
      expectedRPID: id,
      requireUserVerification: true,
      // With a stored counter of 0 the library does not compare the counters, so that `countUse` can do it.
      credential: { id: credentialId, publicKey: Uint8Array.from(publicKey), counter: 0 },
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    // See above.
    return undefined
  }
}
