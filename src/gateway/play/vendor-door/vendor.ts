import { array, boolean, enums, type Infer, nullable, string, type } from 'superstruct'
import type { ExchangeKey } from '#contract/vendor/exchange.ts'
import type { Database, Executor } from '#gateway/platform/db/client.ts'
import { Instant, rowsOf } from '#gateway/platform/db/rows.ts'

/** What vendors speak: our protocol, or that of the adapter in `aggregator`. */
export const dialects = ['arara', 'aggregator'] as const

const VendorRow = type({
  vassalage: string(),
  url: string(),
  dialect: enums(dialects),
  allow_list: array(string()),
  page_origins: array(string()),
  frame_grants: array(string()),
  enabled: boolean(),
  down_since: nullable(Instant),
  keys: array(type({ id: string(), secret: string(), publicKey: nullable(string()) })),
})

/** A key of a vendor. */
export interface VendorKey extends ExchangeKey {
  /** Of the dialect `aggregator`: the vendor's public key; `secret` is then the private key of the platform, both in PEM. */
  readonly publicKey: string | null
}

/** A vendor that the gateway is connected to. */
export interface Vendor {
  /** Its code in the catalogue. */
  readonly code: string
  readonly url: string
  readonly dialect: (typeof dialects)[number]
  /** Networks that may call; empty: all. */
  readonly allowList: readonly string[]
  /** Where its pages are, as the operator said; by default at the origin of its calls. */
  readonly pageOrigins: readonly string[]
  /** What the frame of its games may do beyond the usual. */
  readonly frameGrants: readonly string[]
  readonly enabled: boolean
  readonly downSince: Date | null
  /** Live keys, the newest first. The newest signs what the platform sends. */
  readonly keys: readonly VendorKey[]
}

/** Milliseconds for which a process keeps the vendors. A switched-off key or vendor is refused after that at the latest. */
const maxAge = 1_000

interface Kept {
  readonly readAt: number
  readonly vendors: Promise<readonly Vendor[]>
}

const kept = new WeakMap<Database, Kept>()

/** All connected vendors, kept for a second because every request of one needs its keys. */
export function readVendors(database: Database, now: Date): Promise<readonly Vendor[]> {
  const known = kept.get(database)
  const at = now.getTime()
  if (known && Math.abs(at - known.readAt) < maxAge) return known.vendors
  const vendors = selectVendors(database, now)
  kept.set(database, { readAt: at, vendors })
  vendors.catch(() => kept.delete(database))
  return vendors
}

/** Makes this process read the vendors again, after it has changed one. */
export function forgetVendors(database: Database): void {
  kept.delete(database)
}

export async function vendorByCode(database: Database, code: string, now: Date): Promise<Vendor | undefined> {
  return (await readVendors(database, now)).find((vendor) => vendor.code === code)
}

/** The connected vendors with their live keys. */
export async function selectVendors(on: Executor, now: Date): Promise<Vendor[]> {
  const rows = await rowsOf(
    on,
    VendorRow,
    `SELECT l.vassalage, l.url, l.dialect, l.allow_list, l.page_origins, l.frame_grants, l.enabled, l.down_since,
       coalesce((SELECT jsonb_agg(jsonb_build_object('id', k.id, 'secret', k.secret, 'publicKey', k.public_key) ORDER BY k.created_at DESC, k.id)
         FROM vendor_key k WHERE k.vassalage = l.vassalage AND (k.ended_at IS NULL OR k.ended_at > :now)), '[]') AS keys
     FROM vendor_link l ORDER BY l.vassalage`,
    { now },
  )
  return rows.map(vendorOf)
}

function vendorOf({
  vassalage,
  allow_list,
  page_origins,
  frame_grants,
  down_since,
  ...row
}: Infer<typeof VendorRow>): Vendor {
  return {
    ...row,
    code: vassalage,
    allowList: allow_list,
    pageOrigins: page_origins.length > 0 ? page_origins : [new URL(row.url).origin],
    frameGrants: frame_grants,
    downSince: down_since,
  }
}
