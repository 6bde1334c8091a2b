import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { string, type } from 'superstruct'
import { profiles } from '#games/reels/all-profiles.ts'
import { factsOf } from '#games/reels/facts.ts'
import { profileOf } from '#games/reels/looks/profile-of.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { rowsOf } from '#gateway/platform/db/rows.ts'
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

/** Connects the vendors of the studio: where it is, and what each of its games promises. */
export async function linkStudio({ database, now }: GatewayDeps, url: string): Promise<void> {
  const at = now()
  const vendors = JSON.stringify(studioVendors)
  await database.transaction(async (tx) => {
    await tx.query(
      `INSERT INTO vendor_link AS l (vassalage, url, dialect, created_at)
       SELECT vassalage, :url, 'arara', :at FROM jsonb_array_elements_text(:vendors::text::jsonb) vassalage
       ON CONFLICT (vassalage) DO UPDATE SET url = excluded.url WHERE l.url <> excluded.url`,
      { url, at, vendors },
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
    await database.query(
      `INSERT INTO vendor_key (id, vassalage, secret, created_at) VALUES (:id, :vendor, :secret, :at) ON CONFLICT (id) DO NOTHING`,
      { id: `studio-${vendor.toLowerCase()}`, vendor, secret: newToken(), at: now() },
    )
  forgetVendors(database)
  const text = `SELECT vassalage AS vendor, id, secret FROM vendor_key WHERE id LIKE 'studio-%' AND ended_at IS NULL ORDER BY id`
  const keys = await rowsOf(database, KeyRow, text, {})
  mkdirSync(studio.dataDir, { recursive: true, mode: 0o700 })
  writeFileSync(join(studio.dataDir, 'keys.json'), JSON.stringify(keys, null, 2), { mode: 0o600 })
}
