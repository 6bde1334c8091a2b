import { integer, type } from 'superstruct'
import { checkRequest, type ReceivedRequest } from '#contract/vendor/check-request.ts'
import type { VendorRefusalCode } from '#contract/vendor/codes.ts'
import type { ExchangeKey } from '#contract/vendor/exchange.ts'
import { nonceLifetime } from '#contract/vendor/signature.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { isInNetworks } from '#gateway/ip-address.ts'
import { rowsOf } from '#gateway/platform/db/rows.ts'
import { readVendors, type Vendor } from './vendor.ts'

/** Who signed a request. */
export interface Admitted {
  readonly vendor: Vendor
  /** The answer is signed with the same key. */
  readonly key: ExchangeKey
  readonly nonce: string
}

/** A request that is not genuine. `by` is set if the signature was right, so that the answer can be signed. */
export interface NotAdmitted {
  readonly refused: VendorRefusalCode
  readonly by?: Admitted
}

/**
 * Finds out which vendor sent a request. The signature is checked before anything is stored, so that nobody else can use
 * up a nonce.
 *
 * @param address of the caller
 */
export async function admit(
  deps: GatewayDeps,
  request: ReceivedRequest & { readonly address: string },
): Promise<Admitted | NotAdmitted> {
  const now = deps.now()
  const vendors = await readVendors(deps.database, now)
  const checked = checkRequest(request, (id) => keyNamed(vendors, id), now)
  if (!('key' in checked)) return { refused: checked.fault }
  const { key, nonce } = checked
  const by = { vendor: key.vendor, key, nonce }
  if (!mayCall(key.vendor, request.address)) return { refused: 'address_refused', by }
  if (checked.fault) return { refused: checked.fault, by }
  return (await isNewNonce(deps, key.id, nonce, now)) ? by : { refused: 'nonce_reused', by }
}

function keyNamed(vendors: readonly Vendor[], id: string) {
  for (const vendor of vendors) {
    // What another dialect signs with is no secret of this protocol.
    if (vendor.dialect !== 'arara') continue
    const key = vendor.keys.find((known) => known.id === id)
    if (key) return { ...key, vendor }
  }
  return undefined
}

/** Whether a vendor may call from an address. */
export const mayCall = ({ allowList }: Vendor, address: string) =>
  allowList.length === 0 || isInNetworks(allowList)(address)

const Inserted = type({ inserted: integer() })

async function isNewNonce({ database }: GatewayDeps, keyId: string, nonce: string, now: Date): Promise<boolean> {
  // A nonce whose time is over may be used again; its row may still be there.
  const text = `INSERT INTO vendor_nonce AS n (key_id, nonce, expires_at) VALUES (:keyId, :nonce, :expiresAt)
    ON CONFLICT (key_id, nonce) DO UPDATE SET expires_at = excluded.expires_at WHERE n.expires_at <= :now RETURNING 1 AS inserted`
  const expiresAt = new Date(now.getTime() + nonceLifetime * 1000)
  return (await rowsOf(database, Inserted, text, { keyId, nonce, expiresAt, now })).length > 0
}
