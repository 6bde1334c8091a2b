import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import type { PasskeyCreation, PasskeyRequest } from '#contract/account/auth/passkey-ceremony.ts'

type Cbor = number | string | Uint8Array | Map<number | string, Cbor>

/** CBOR of what an authenticator writes: small numbers, texts, bytes and maps (RFC 8949). */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.size), ...[...value].flatMap(([key, inner]) => [cbor(key), cbor(inner)])])
}

function head(major: number, count: number): Buffer {
  if (count < 24) return Buffer.from([(major << 5) | count])
  return count < 256
    ? Buffer.from([(major << 5) | 24, count])
    : Buffer.from([(major << 5) | 25, count >> 8, count & 0xff])
}

const sha256 = (data: Uint8Array | string) => createHash('sha256').update(data).digest()
const text = (data: Uint8Array) => Buffer.from(data).toString('base64url')

/** The possible differences from an honest browser and device. */
export interface Ceremony {
  readonly origin?: string
  readonly type?: string
  readonly rpId?: string
  /** Whether the device has checked who holds it. */
  readonly isVerified?: boolean
  /** What the browser says about the frame of the page. */
  readonly frame?: { readonly crossOrigin?: boolean; readonly topOrigin?: string }
  /** The signature counter that the device reports; 0 for a device without one. */
  readonly uses?: number
  /** The account that the device stores. */
  readonly handle?: string
}

const flag = { present: 1, verified: 4, hasKey: 64 }

/** A device with one passkey, in software: ES256, with a counter only if a test counts. */
export function softwareAuthenticator(siteOrigin: string) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const id = randomBytes(32)
  const coseKey = cbor(
    new Map<number, Cbor>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, Buffer.from(x, 'base64url')],
      [-3, Buffer.from(y, 'base64url')],
    ]),
  )
  const record = (type: string, challenge: string, { origin = siteOrigin, frame = {} }: Ceremony) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false, ...frame }))
  const data = (rpId: string, flags: number, uses: number, rest: Uint8Array = Buffer.alloc(0)) => {
    const numbers = Buffer.alloc(5)
    numbers.writeUInt8(flags)
    numbers.writeUInt32BE(uses, 1)
    return Buffer.concat([sha256(rpId), numbers, rest])
  }
  const known = ({ isVerified = true }: Ceremony) => flag.present | (isVerified ? flag.verified : 0)
  return {
    credentialId: text(id),
    /** The answer of `navigator.credentials.create`. */
    make({ challenge, rp }: Pick<PasskeyCreation, 'challenge' | 'rp'>, ceremony: Ceremony = {}) {
      const { type = 'webauthn.create', rpId = rp.id, uses = 0 } = ceremony
      const named = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey])
      const authData = data(rpId, known(ceremony) | flag.hasKey, uses, named)
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ])
      return {
        credentialId: text(id),
        clientDataJSON: text(record(type, challenge, ceremony)),
        attestationObject: text(cbor(attestation)),
        transports: ['internal'],
      }
    },
    /** The answer of `navigator.credentials.get`. */
    use({ challenge, rpId: asked }: Pick<PasskeyRequest, 'challenge' | 'rpId'>, ceremony: Ceremony = {}) {
      const { type = 'webauthn.get', rpId = asked, uses = 0, handle = '' } = ceremony
      const clientData = record(type, challenge, ceremony)
      const authData = data(rpId, known(ceremony), uses)
      return {
        credentialId: text(id),
        clientDataJSON: text(clientData),
        authenticatorData: text(authData),
        signature: text(sign('sha256', Buffer.concat([authData, sha256(clientData)]), privateKey)),
        userHandle: handle,
      }
    },
  }
}

export type Authenticator = ReturnType<typeof softwareAuthenticator>
