import type { PasskeyCreation, PasskeyRequest } from '#contract/account/auth/passkey-ceremony.ts'

/** Why the browser gave no passkey; each reason has its own sentence. */
export type PasskeyReason = 'cancelled' | 'known' | 'unsupported' | 'unknown'

export class PasskeyError extends Error {
  override readonly name = 'PasskeyError'
  readonly reason: PasskeyReason

  constructor(reason: PasskeyReason, options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}

/**
 * Asks the device for a new passkey. The device checks its user by fingerprint, face or screen lock.
 *
 * @throws {PasskeyError}
 */
export async function makePasskey({ user, challenge, excludeCredentials, ...rest }: PasskeyCreation) {
  const publicKey: PublicKeyCredentialCreationOptions = {
    ...rest,
    challenge: bytesOf(challenge),
    user: { ...user, id: bytesOf(user.id) },
    excludeCredentials: excludeCredentials.map(({ id, transports, type }) => ({
      type,
      id: bytesOf(id),
      transports: transports as AuthenticatorTransport[],
    })),
  }
  const { id, response } = await asked(navigator.credentials.create({ publicKey }))
  if (!(response instanceof AuthenticatorAttestationResponse)) throw new PasskeyError('unknown')
  return {
    credentialId: id,
    clientDataJSON: textOf(response.clientDataJSON),
    attestationObject: textOf(response.attestationObject),
    // Safari 17 may not report it.
    transports: response.getTransports?.() ?? [],
  }
}

/**
 * Asks for one of the person's passkeys and its signature.
 *
 * @throws {PasskeyError}
 */
export async function signWithPasskey({ challenge, ...rest }: PasskeyRequest) {
  const publicKey: PublicKeyCredentialRequestOptions = { ...rest, challenge: bytesOf(challenge) }
  const { id, response } = await asked(navigator.credentials.get({ publicKey }))
  if (!(response instanceof AuthenticatorAssertionResponse) || !response.userHandle) throw new PasskeyError('unknown')
  return {
    credentialId: id,
    clientDataJSON: textOf(response.clientDataJSON),
    authenticatorData: textOf(response.authenticatorData),
    signature: textOf(response.signature),
    userHandle: textOf(response.userHandle),
  }
}

const reasons: Readonly<Record<string, PasskeyReason>> = {
  // Browsers report a refusal and a missing passkey alike, so that no page can find out which devices have one.
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
  NotSupportedError: 'unsupported',
  ConstraintError: 'unsupported',
}

async function asked(asking: Promise<Credential | null>): Promise<PublicKeyCredential> {
  const credential = await asking.catch((error: unknown) => {
    const name = error instanceof Error ? error.name : ''
    throw new PasskeyError(reasons[name] ?? 'unknown', { cause: error })
  })
  if (credential instanceof PublicKeyCredential) return credential
  throw new PasskeyError('cancelled')
}

// This converts by hand, because the browsers of 2023 have neither `parseCreationOptionsFromJSON` nor `toJSON`.

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0))
}

function textOf(bytes: ArrayBuffer): string {
  const letters = Array.from(new Uint8Array(bytes), (byte) => String.fromCharCode(byte)).join('')
  return btoa(letters).replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')
}
