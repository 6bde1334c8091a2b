import type { GatewayDeps } from '#gateway/deps.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { keepTile } from '#gateway/platform/uploads/game-pictures.ts'
import type { PicturePorts } from '#gateway/platform/uploads/uploads.ts'
import { type FetchPicture, NoPicture } from './fetch-picture.ts'
import type { Imported } from './import-games.ts'
import type { RefusedGame } from './offered-games.ts'
import type { Vendor } from './vendor.ts'

interface Wanted {
  readonly vendor: Vendor
  readonly pictures: Imported['pictures']
  /** Hears how many are done, and the game that is next. */
  readonly hear: (done: number, next: string) => void
}

interface Ports {
  readonly pictures: Pick<PicturePorts, 'store' | 'drawTile'>
  readonly fetchPicture: FetchPicture
}

/** Pictures that are fetched at once; they are drawn one after the other. */
const atOnce = 4

/** Pictures after which the lobbies show what has come. */
const together = 20

/**
 * Makes tiles of vendors' pictures. A picture that cannot be had leaves the game's tile as it is, and stops no other one.
 *
 * @returns the games whose picture was not taken, and why
 */
export async function importPictures(
  { database, log }: GatewayDeps,
  { pictures: { store, drawTile }, fetchPicture }: Ports,
  { vendor, pictures, hear }: Wanted,
): Promise<readonly RefusedGame[]> {
  const refused: RefusedGame[] = []
  const waiting = [...pictures]
  let done = 0
  let stored: { node_id: number; url: string }[] = []

  async function show(): Promise<void> {
    const rows = JSON.stringify(stored)
    stored = []
    await database.transaction(async (tx) => {
      const changed = await tx.query(showText, { rows })
      if (changed.length > 0) await tx.query('UPDATE catalogue_state SET turn = turn + 1')
    })
  }

  async function work(): Promise<void> {
    for (let game = waiting.shift(); game; game = waiting.shift()) {
      hear(done, game.name)
      try {
        const url = await keepTile(store, drawTile, await fetchPicture(game.picture, vendor.url))
        stored.push({ node_id: game.nodeId, url })
      } catch (thrown) {
        if (!(thrown instanceof NoPicture || thrown instanceof CallFailure))
          log.warn({ err: thrown, vendor: vendor.code, game: game.gameId }, 'a picture of a game was not taken')
        refused.push({ gameId: game.gameId, why: reasonOf(thrown) })
      }
      done++
      if (stored.length >= together) await show()
    }
  }

  await Promise.all(Array.from({ length: atOnce }, work))
  await show()
  return refused.toSorted((left, right) => left.gameId.localeCompare(right.gameId))
}

function reasonOf(thrown: unknown): string {
  if (thrown instanceof NoPicture) return thrown.message
  const words: Readonly<Record<string, string>> = {
    picture_invalid: 'no AVIF, WebP, PNG or JPEG of at least 160 × 214',
    picture_too_large: 'too many pixels',
  }
  return (thrown instanceof CallFailure && words[thrown.code]) || 'it could not be stored'
}

const showText = `
  UPDATE game g SET icon_url = row.url FROM jsonb_to_recordset(:rows::text::jsonb) AS row(node_id integer, url text)
  WHERE g.node_id = row.node_id AND g.icon_url <> row.url RETURNING g.node_id`
