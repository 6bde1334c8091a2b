import { array, boolean, type Infer, integer, literal, pattern, size, string, type } from 'superstruct'

/** Bytes as base64url without padding, the JSON form of Web Authentication. */
export const Base64Url = (most: number) => pattern(size(string(), 1, most), /^[\w-]+$/)

/** Names a credential to the device that has it: 16 to 1,023 random bytes. */
export const CredentialId = Base64Url(1364)

/** The browser’s record of the signed data, with challenge and origin. */
export const ClientData = Base64Url(4096)

/** How a device can be reached, such as `internal`, `hybrid` or `usb`. */
export const Transports = size(array(size(string(), 1, 32)), 0, 8)

const KnownCredential = type({ id: CredentialId, type: literal('public-key'), transports: Transports })

/** `PublicKeyCredentialCreationOptionsJSON` of Web Authentication. */
export const PasskeyCreation = type({
  challenge: string(),
  rp: type({ id: string(), name: string() }),
  user: type({ id: string(), name: string(), displayName: string() }),
  pubKeyCredParams: array(type({ type: literal('public-key'), alg: integer() })),
  /** Milliseconds. */
  timeout: integer(),
  /** The account's existing passkeys: a device that holds one of them makes no second. */
  excludeCredentials: array(KnownCredential),
  authenticatorSelection: type({
    residentKey: literal('required'),
    requireResidentKey: boolean(),
    userVerification: literal('required'),
  }),
  attestation: literal('none'),
})
export type PasskeyCreation = Infer<typeof PasskeyCreation>

/**
 * `PublicKeyCredentialRequestOptionsJSON` of Web Authentication. It names no credential, since the person is not known
 * yet.
 */
export const PasskeyRequest = type({
  challenge: string(),
  rpId: string(),
  /** Milliseconds. */
  timeout: integer(),
  userVerification: literal('required'),
})
export type PasskeyRequest = Infer<typeof PasskeyRequest>
