import { string, type } from 'superstruct'
import type { GatewayDeps } from '#gateway/deps.ts'
import { isInNetworks } from '#gateway/ip-address.ts'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { rowsOf } from '#gateway/platform/db/rows.ts'
import { newToken } from '#gateway/tokens.ts'
import { makeVendor } from './new-vendor.ts'
import { forgetVendors } from './vendor.ts'

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
 * @param name makes a vendor that the catalogue does not have; its lanes come with its games
 * @throws Error if the catalogue has no such vendor, and there is no name
 */
export async function connectVendor(deps: GatewayDeps, code: string, url: string, name?: string): Promise<void> {
  const { database, now } = deps
  await database.transaction(async (tx) => {
    if (name !== undefined) await makeVendor(tx, code, name)
    const text = 'SELECT vassalage AS code FROM vendor WHERE vassalage = :code'
    if ((await rowsOf(tx, CodeRow, text, { code })).length === 0)
      throw new Error(`The catalogue has no vendor ${code}. With --name NAME it gets one.`)
    await tx.query(
      `INSERT INTO vendor_link (vassalage, url, dialect, created_at) VALUES (:code, :url, 'arara', :at)
       ON CONFLICT (vassalage) DO UPDATE SET url = excluded.url, down_since = NULL`,
      { code, url: url.replace(/\/$/, ''), at: now() },
    )
  })
  forgetVendors(database)
}

const KeyRow = type({ id: string() })

/** Makes a key. Its secret is shown once. @throws Error if the vendor has two live ones */
export function makeKey(deps: GatewayDeps, code: string): Promise<{ readonly id: string; readonly secret: string }> {
  const at = deps.now()
  return onVendor(deps, code, async (tx) => {
    const text = 'SELECT id FROM vendor_key WHERE vassalage = :code AND (ended_at IS NULL OR ended_at > :at)'
    const live = await rowsOf(tx, KeyRow, text, { code, at })
    if (live.length >= mostKeys)
      throw new Error(`${code} has two live keys: ${live.map(({ id }) => id).join(', ')}. End one.`)
    const key = { id: `${code.toLowerCase().replaceAll('_', '-')}-${newToken().slice(0, 8)}`, secret: newToken() }
    await tx.query('INSERT INTO vendor_key (id, vassalage, secret, created_at) VALUES (:id, :code, :secret, :at)', {
      ...key,
      code,
      at,
    })
    return key
  })
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
