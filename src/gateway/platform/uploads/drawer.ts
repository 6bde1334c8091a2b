import { CallFailure } from '#gateway/platform/http/failure.ts'
import type { Picture, Shape } from './draw.ts'
import type { TileFiles } from './draw-tile.ts'
import { type DrawerLimits, drawingLine } from './drawing-line.ts'
import { kindOf, type PictureKind } from './picture-kind.ts'

/**
 * Redraws a picture, so that only its visible content is kept: no metadata, no second file behind the picture, no
 * script in a comment. The type is found out by the first bytes; only PNG and JPEG are opened at all.
 *
 * @param signal ends the drawing, or the wait for it
 * @throws {CallFailure} `picture_invalid`, `picture_too_large`, `rate_limited` if too many pictures wait; and the
 *   signal's reason
 */
export type Draw = (file: Uint8Array, shape: Shape, signal: AbortSignal) => Promise<Picture>

/**
 * Draws the tile of a game from a picture of its vendor: AVIF, WebP, PNG or JPEG.
 *
 * @throws {CallFailure} `picture_invalid`, `picture_too_large`
 */
export type DrawTile = (file: Uint8Array, signal: AbortSignal) => Promise<TileFiles>

const ofMembers: readonly PictureKind[] = ['png', 'jpeg']

/** A drawer of members' pictures, in a process of its own. */
export function pictureDrawer(limits: DrawerLimits = { patience: 3_000, idle: 10_000 }): Draw {
  const draw = drawingLine(limits)
  return async (file, shape, signal) => {
    const kind = kindOf(file)
    if (!(kind && ofMembers.includes(kind))) throw new CallFailure('picture_invalid')
    return await draw(file, shape, signal)
  }
}

/** The drawer of this gateway. */
export const redraw: Draw = pictureDrawer()

/** A drawer of games' tiles, in another process than members' pictures, which therefore wait for no import. */
export function tileDrawer(limits: DrawerLimits = { patience: 10_000, idle: 10_000, wait: 60_000 }): DrawTile {
  const draw = drawingLine(limits)
  return async (file, signal) => {
    if (!kindOf(file)) throw new CallFailure('picture_invalid')
    return await draw(file, 'tile', signal)
  }
}

/** The drawer of tiles of this gateway. */
export const drawGameTile: DrawTile = tileDrawer()
