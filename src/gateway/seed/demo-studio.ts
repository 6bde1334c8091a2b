import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Infer, is, literal, string, type } from 'superstruct'
import { newKeyPair } from '#contract/vendor/aggregator/signature.ts'
import { profiles } from '#games/reels/all-profiles.ts'
import { factsOf } from '#games/reels/facts.ts'
import { profileOf } from '#games/reels/looks/profile-of.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { rowsOf } from '#gateway/platform/db/rows.ts'
import { insertKey } from '#gateway/play/vendor-door/connect.ts'
import { forgetVendors } from '#gateway/play/vendor-door/vendor.ts'
import { newToken } from '#gateway/tokens.ts'
import { type SeedGame, seedGames } from './catalogue/index.ts'

/** The vendors whose slots the studio plays. */
export const studioVendors = [
  ...['LUMORA', 'TUCUM', 'CORDEL', 'NOVELEGUAS', 'ZENITE'],
  ...['MAREALTA', 'BRISA', 'PAPAIA', 'SALAOREAL', 'PIRAPLAY'],
] as const

/** Games that a demonstration shows as paused: their vendor has them closed. */
const paused: ReadonlySet<string> = new Set(['cobra-grande', 'viola-encantada'])

/** Milliseconds between the starts of two rounds. */
const cycle = 2_500

const dayMs = 24 * 60 * 60_000

/** Of these, the one that speaks the dialect `aggregator`. */
const dialectVendor = 'PIRAPLAY'

/** Connects the vendors of the studio: where it is, and what each of its games promises. */
export async function linkStudio({ database, now }: GatewayDeps, url: string): Promise<void> {
  const at = now()
  const vendors = JSON.stringify(studioVendors.map((vendor) => linkOf(vendor, url)))
  await database.transaction(async (tx) => {
    await tx.query(
      `INSERT INTO vendor_link AS l (vassalage, url, dialect, created_at)
       SELECT vassalage, url, dialect, :at FROM jsonb_to_recordset(:vendors::text::jsonb) AS row(vassalage text, url text, dialect text)
       ON CONFLICT (vassalage) DO UPDATE SET url = excluded.url, dialect = excluded.dialect
       WHERE l.url <> excluded.url OR l.dialect <> excluded.dialect`,
      { at, vendors },
    )
    await tx.query(
      `INSERT INTO vendor_game (node_id, vassalage, game_id, rtp, hit_frequency, volatility, max_win, lines, cycle, free_play, open, opened_at)
       SELECT node_id, vassalage, game_id, rtp, hit_frequency, volatility, max_win, lines, :cycle::int, true, open, opened_at
       FROM jsonb_to_recordset(:games::text::jsonb) AS row(node_id integer, vassalage text, game_id text, rtp integer,
         hit_frequency integer, volatility text, max_win bigint, lines integer, open boolean, opened_at timestamptz)
       ON CONFLICT (node_id) DO NOTHING`,
      { cycle, games: JSON.stringify(seedGames.filter(isOfStudio).map((game) => gameRow(game, at))) },
    )
  })
  forgetVendors(database)
}

const linkOf = (vassalage: string, url: string) =>
  vassalage === dialectVendor
    ? { vassalage, url: `${url}/aggregator`, dialect: 'aggregator' }
    : { vassalage, url, dialect: 'arara' }

const isOfStudio = ({ vassalage, gameType, isGame }: SeedGame) =>
  gameType === 'RNG' && isGame && studioVendors.some((code) => code === vassalage)

function gameRow({ nodeId, vassalage, gameCode, gameClassify, isNew }: SeedGame, at: Date) {
  const { rtp, hitFrequency, volatility, maxWin, lines } = factsOf(profiles[profileOf(gameCode, gameClassify)])
  return {
    node_id: nodeId,
    vassalage,
    game_id: gameCode,
    rtp,
    hit_frequency: hitFrequency,
    volatility,
    max_win: maxWin.toString(),
    lines,
    open: !paused.has(gameCode),
    opened_at: new Date(at.getTime() - (isNew ? 0 : 60 * dayMs)).toISOString(),
  }
}

const KeyRow = type({ vendor: string(), id: string(), secret: string() })

/** Connects the studio, and writes its keys into its directory, where only its owner can read them. */
export async function connectStudio(deps: GatewayDeps, studio: { url: string; dataDir: string }): Promise<void> {
  const { database, now } = deps
  await linkStudio(deps, studio.url)
  for (const vendor of studioVendors)
    if (vendor !== dialectVendor)
      await database.query(
        `INSERT INTO vendor_key (id, vassalage, secret, created_at) VALUES (:id, :vendor, :secret, :at) ON CONFLICT (id) DO NOTHING`,
        { id: `studio-${vendor.toLowerCase()}`, vendor, secret: newToken(), at: now() },
      )
  const text = `SELECT vassalage AS vendor, id, secret FROM vendor_key
    WHERE id LIKE 'studio-%' AND vassalage <> :dialectVendor AND ended_at IS NULL ORDER BY id`
  const keys = await rowsOf(database, KeyRow, text, { dialectVendor })
  const file = join(studio.dataDir, 'keys.json')
  const pair = await dialectKey(deps, file)
  forgetVendors(database)
  mkdirSync(studio.dataDir, { recursive: true, mode: 0o700 })
  writeFileSync(file, JSON.stringify([...keys, pair], null, 2), { mode: 0o600 })
}

const PairStruct = type({ vendor: literal(dialectVendor), id: string(), privateKey: string(), publicKey: string() })
const IdRow = type({ id: string() })

/** The studio's key pair in the dialect: that of its file while the gateway knows it, or a new one in its place. */
async function dialectKey(deps: GatewayDeps, file: string): Promise<Infer<typeof PairStruct>> {
  const { database } = deps
  const at = deps.now()
  const live = `SELECT id FROM vendor_key WHERE vassalage = :vendor AND ended_at IS NULL AND public_key IS NOT NULL`
  const known = await rowsOf(database, IdRow, live, { vendor: dialectVendor })
  const pair = pairIn(file)
  if (pair && known.some(({ id }) => id === pair.id)) return pair
  const [own, platform] = await Promise.all([newKeyPair(), newKeyPair()])
  const id = `studio-${dialectVendor.toLowerCase()}-${newToken().slice(0, 8)}`
  await database.transaction(async (tx) => {
    const end = `UPDATE vendor_key SET ended_at = :at WHERE vassalage = :vendor AND id LIKE 'studio-%' AND ended_at IS NULL`
    await tx.query(end, { at, vendor: dialectVendor })
    const key = { id, vendor: dialectVendor, secret: platform.privateKey, publicKey: own.publicKey, at }
    await insertKey(tx, key)
  })
  return { vendor: dialectVendor, id, privateKey: own.privateKey, publicKey: platform.publicKey }
}

function pairIn(file: string): Infer<typeof PairStruct> | undefined {
  if (!existsSync(file)) return undefined
  const found: unknown = JSON.parse(readFileSync(file, 'utf8'))
  return Array.isArray(found) ? found.find((key): key is Infer<typeof PairStruct> => is(key, PairStruct)) : undefined
}
