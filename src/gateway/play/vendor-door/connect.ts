import { enums, string, type } from 'superstruct'
import { demandPublicKey, newKeyPair } from '#contract/vendor/aggregator/signature.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { isInNetworks } from '#gateway/ip-address.ts'
import type { Executor, Transaction } from '#gateway/platform/db/client.ts'
import { rowsOf } from '#gateway/platform/db/rows.ts'
import { newToken } from '#gateway/tokens.ts'
import { makeVendor } from './new-vendor.ts'
import { dialects, forgetVendors, type Vendor } from './vendor.ts'

/** Live keys of a vendor: a new one beside the one that it replaces. */
const mostKeys = 2

const CodeRow = type({ code: string() })

/** Runs work on a connected vendor, one at a time. @throws Error if the vendor is not connected */
export async function onVendor<Result>(
  { database }: GatewayDeps,
  code: string,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  const result = await database.transaction(async (tx) => {
    const text = 'SELECT vassalage AS code FROM vendor_link WHERE vassalage = :code FOR UPDATE'
    if ((await rowsOf(tx, CodeRow, text, { code })).length === 0) throw new Error(`${code} is not connected.`)
    return await work(tx)
  })
  forgetVendors(database)
  return result
}

/**
 * Connects a vendor, or changes its address.
 *
 * @param options `name` makes a vendor that the catalogue does not have; its lanes come with its games. The dialect is `arara` if it
 *   is left out
 * @throws Error if the catalogue has no such vendor, and there is no name; if it is connected and speaks another dialect: its keys and
 *   open rounds are of that one; or if members have money in the wallet that the sandbox keeps in its place: the vendor's own books
 *   do not know of it
 */
export async function connectVendor(
  deps: GatewayDeps,
  code: string,
  url: string,
  {
    name,
    dialect = 'arara',
  }: { readonly name?: string | undefined; readonly dialect?: Vendor['dialect'] | undefined } = {},
): Promise<void> {
  const { database, now } = deps
  await database.transaction(async (tx) => {
    if (name !== undefined) await makeVendor(tx, code, name)
    const text = 'SELECT vassalage AS code FROM vendor WHERE vassalage = :code'
    if ((await rowsOf(tx, CodeRow, text, { code })).length === 0)
      throw new Error(`The catalogue has no vendor ${code}. With --name NAME it gets one.`)
    if ((await rowsOf(tx, CodeRow, sandboxMoney, { code })).length > 0)
      throw new Error(`Members have money in the sandbox's wallet of ${code}. It has to come back first.`)
    const connected = await rowsOf(
      tx,
      CodeRow,
      `INSERT INTO vendor_link AS l (vassalage, url, dialect, created_at) VALUES (:code, :url, :dialect, :at)
       ON CONFLICT (vassalage) DO UPDATE SET url = excluded.url, down_since = NULL WHERE l.dialect = excluded.dialect
       RETURNING vassalage AS code`,
      { code, url: url.replace(/\/$/, ''), dialect, at: now() },
    )
    if (connected.length === 0) throw new Error(`${code} is connected and speaks another dialect.`)
  })
  forgetVendors(database)
}

/** A vendor that is not connected, with money of members or a transfer there or back. */
const sandboxMoney = `
  SELECT v.vassalage AS code FROM vendor v
  WHERE v.vassalage = :code AND NOT EXISTS (SELECT FROM vendor_link l WHERE l.vassalage = :code)
    AND (EXISTS (SELECT FROM ledger_account a WHERE a.owner_kind = 'member' AND a.purpose = 'vendor:' || :code AND a.balance > 0)
      OR EXISTS (SELECT FROM vendor_transfer t WHERE t.vendor = :code AND t.state IN ('sent', 'unknown')))`

const KeyRow = type({ id: string() })

interface MadeKey {
  readonly id: string
  /** Of our own protocol: what both sides sign with. */
  readonly secret: string
  /** Of the dialect `aggregator`: the key with which the vendor checks what the platform signs, in PEM. */
  readonly publicKey: string | null
}

const DialectRow = type({ dialect: enums(dialects) })

/**
 * Makes a key. Its secret is shown once.
 *
 * @param vendorKey the vendor's public key in PEM, for the dialect `aggregator`, where each side has a pair
 * @throws Error if the vendor has two live ones, if the dialect asks for a public key, or if it has none
 */
export function makeKey(deps: GatewayDeps, code: string, vendorKey?: string): Promise<MadeKey> {
  const at = deps.now()
  return onVendor(deps, code, async (tx) => {
    const text = 'SELECT id FROM vendor_key WHERE vassalage = :code AND (ended_at IS NULL OR ended_at > :at)'
    const live = await rowsOf(tx, KeyRow, text, { code, at })
    if (live.length >= mostKeys)
      throw new Error(`${code} has two live keys: ${live.map(({ id }) => id).join(', ')}. End one.`)
    const [link] = await rowsOf(tx, DialectRow, 'SELECT dialect FROM vendor_link WHERE vassalage = :code', { code })
    const id = `${code.toLowerCase().replaceAll('_', '-')}-${newToken().slice(0, 8)}`
    const made = await secretsFor(link?.dialect ?? 'arara', code, vendorKey)
    await insertKey(tx, { id, vendor: code, secret: made.secret, publicKey: vendorKey ?? null, at })
    return { id, ...made }
  })
}

async function secretsFor(dialect: Vendor['dialect'], code: string, vendorKey: string | undefined) {
  if (dialect === 'arara') {
    if (vendorKey !== undefined) throw new Error(`${code} signs with a shared secret and needs no public key.`)
    return { secret: newToken(), publicKey: null }
  }
  if (vendorKey === undefined) throw new Error(`${code} signs with a key pair: name the file of its public key.`)
  await demandPublicKey(vendorKey)
  const { privateKey: secret, publicKey } = await newKeyPair()
  return { secret, publicKey }
}

/** Keeps a key. `publicKey` is the vendor's, for the dialect that has key pairs. */
export async function insertKey(
  on: Executor,
  key: { id: string; vendor: string; secret: string; publicKey: string | null; at: Date },
): Promise<void> {
  await on.query(
    `INSERT INTO vendor_key (id, vassalage, secret, public_key, created_at) VALUES (:id, :vendor, :secret, :publicKey, :at)`,
    { ...key, publicKey: key.publicKey?.trim() ?? null },
  )
}

/** Ends a key at once. @throws Error for a key that is not live */
export async function endKey(deps: GatewayDeps, id: string): Promise<void> {
  const at = deps.now()
  const text =
    'UPDATE vendor_key SET ended_at = :at WHERE id = :id AND (ended_at IS NULL OR ended_at > :at) RETURNING id'
  if ((await rowsOf(deps.database, KeyRow, text, { id, at })).length === 0)
    throw new Error(`There is no live key ${id}.`)
  forgetVendors(deps.database)
}

/** Holds a vendor to networks; none allows all. @throws Error for what is no network */
export async function allowOnly(deps: GatewayDeps, code: string, networks: readonly string[]): Promise<void> {
  isInNetworks(networks)
  await onVendor(deps, code, (tx) =>
    tx.query('UPDATE vendor_link SET allow_list = :list::text::jsonb WHERE vassalage = :code', {
      code,
      list: JSON.stringify(networks),
    }),
  )
}

/** Switches a vendor on or off; what has begun is still settled. */
export async function switchVendor(deps: GatewayDeps, code: string, enabled: boolean): Promise<void> {
  await onVendor(deps, code, (tx) =>
    tx.query('UPDATE vendor_link SET enabled = :enabled WHERE vassalage = :code', { code, enabled }),
  )
}

/** Switches a game of a vendor on or off. @throws Error if the vendor has no such game */
export async function switchGame(deps: GatewayDeps, code: string, game: string, enabled: boolean): Promise<void> {
  await onVendor(deps, code, async (tx) => {
    const text =
      'UPDATE vendor_game SET enabled = :enabled WHERE vassalage = :code AND game_id = :game RETURNING game_id AS code'
    if ((await rowsOf(tx, CodeRow, text, { code, game, enabled })).length === 0)
      throw new Error(`${code} has no game ${game}.`)
  })
}
