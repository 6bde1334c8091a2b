import { createHash } from 'node:crypto'
import { type TileFiles, tileEndings } from './draw-tile.ts'
import type { DrawTile } from './drawer.ts'
import type { FileStore } from './file-store.ts'

/** Changes when tiles are drawn in another way, so that their addresses do. */
const drawing = 1

/** Where the gateway serves tiles of games that vendors brought; `lib/art.ts` completes it. */
export const gamePictures = '/wps/pictures'

const short = (...parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return hash.digest('hex').slice(0, 32)
}

/** The name of a file of a tile in the store. It follows from the address, so that no table is asked. */
const storedName = (tile: string, ending: string): string => short(`game picture ${tile}-${ending}`)

/** A tile's file by the end of its address, such as `0123…cdef-160.avif`; undefined if there is none. */
export async function readTile(store: FileStore, file: string) {
  const [, tile = '', ending = ''] = /^([0-9a-f]{32})-(.+)$/.exec(file) ?? []
  if (!tileEndings.includes(ending)) return undefined
  const content = await store.get(storedName(tile, ending))
  return content && { content, type: `image/${ending.split('.')[1]}` }
}

/**
 * Draws the tile of a game from its vendor's picture, and stores it. The same picture has the same address, and is drawn once.
 *
 * @returns its address, without size and format
 * @throws {CallFailure} `picture_invalid`, `picture_too_large`
 */
export async function keepTile(store: FileStore, draw: DrawTile, picture: Uint8Array): Promise<string> {
  const tile = short(`tile ${drawing} `, picture)
  if (!(await hasAll(store, tile))) {
    const files: TileFiles = await draw(picture, new AbortController().signal)
    for (const [ending, content] of files) await store.put(storedName(tile, ending), content)
  }
  return `${gamePictures}/${tile}`
}

async function hasAll(store: FileStore, tile: string): Promise<boolean> {
  for (const ending of tileEndings) if (!(await store.get(storedName(tile, ending)))) return false
  return true
}
