import { integer, type } from 'superstruct'
import type { VendorRefusalCode } from '#contract/vendor/codes.ts'
import {
  clockTolerance,
  isSameSignature,
  nonceLifetime,
  noncePattern,
  signatureHeaders,
  signatureOf,
  timestampPattern,
} from '#contract/vendor/signature.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { isInNetworks } from '#gateway/ip-address.ts'
import { rowsOf } from '#gateway/platform/db/rows.ts'
import { readVendors, type Vendor, type VendorKey } from './vendor.ts'

/** Who signed a request. */
export interface Admitted {
  readonly vendor: Vendor
  /** The answer is signed with the same key. */
  readonly key: VendorKey
  readonly nonce: string
}

export interface Received {
  readonly path: string
  readonly headers: Headers
  readonly body: Uint8Array
  /** Address of the caller. */
  readonly address: string
}

/** A request that is not genuine. `by` is set if the signature was right, so that the answer can be signed. */
export interface NotAdmitted {
  readonly refused: VendorRefusalCode
  readonly by?: Admitted
}

/**
 * Finds out which vendor sent a request. The signature is checked before anything is stored, so that nobody else can use
 * up a nonce.
 */
export async function admit(deps: GatewayDeps, request: Received): Promise<Admitted | NotAdmitted> {
  const given = (name: keyof typeof signatureHeaders) => request.headers.get(signatureHeaders[name]) ?? ''
  const [timestamp, nonce] = [given('timestamp'), given('nonce')]
  const now = deps.now()
  const found = findKey(await readVendors(deps.database, now), given('key'))
  if (!(found && timestampPattern.test(timestamp) && noncePattern.test(nonce))) return { refused: 'invalid_signature' }
  const right = signatureOf(found.key.secret, {
    method: 'POST',
    path: request.path,
    timestamp,
    nonce,
    body: request.body,
  })
  if (!isSameSignature(right, given('signature'))) return { refused: 'invalid_signature' }
  const by = { ...found, nonce }
  if (!mayCall(found.vendor, request.address)) return { refused: 'address_refused', by }
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > clockTolerance) return { refused: 'clock', by }
  return (await isNewNonce(deps, found.key.id, nonce, now)) ? by : { refused: 'nonce_reused', by }
}

function findKey(vendors: readonly Vendor[], id: string): Pick<Admitted, 'vendor' | 'key'> | undefined {
  for (const vendor of vendors) {
    const key = vendor.keys.find((known) => known.id === id)
    if (key) return { vendor, key }
  }
  return undefined
}

const mayCall = ({ allowList }: Vendor, address: string) => allowList.length === 0 || isInNetworks(allowList)(address)

const Inserted = type({ inserted: integer() })

async function isNewNonce({ database }: GatewayDeps, keyId: string, nonce: string, now: Date): Promise<boolean> {
  // A nonce whose time is over may be used again; its row may still be there.
  const text = `INSERT INTO vendor_nonce AS n (key_id, nonce, expires_at) VALUES (:keyId, :nonce, :expiresAt)
    ON CONFLICT (key_id, nonce) DO UPDATE SET expires_at = excluded.expires_at WHERE n.expires_at <= :now RETURNING 1 AS inserted`
  const expiresAt = new Date(now.getTime() + nonceLifetime * 1000)
  return (await rowsOf(database, Inserted, text, { keyId, nonce, expiresAt, now })).length > 0
}
