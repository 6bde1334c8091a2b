import sharp from 'sharp'
import { CallFailure } from '#gateway/http/failure.ts'

/** Pixels of the largest picture that is opened: a camera has 50 million, and opening one takes 200 MB. */
const mostPixels = 50_000_000

/** The longest side of a picture that is kept; text on a receipt can be read in it. */
const longestSide = 2_400

/** Sides of an avatar in pixels. */
const iconSide = 192

export interface Picture {
  /** WebP, without metadata. */
  readonly content: Uint8Array
  readonly width: number
  readonly height: number
}

type Shape = 'icon' | 'whole'

/** One picture is opened at a time, since each may take 200 MB. */
let turn: Promise<unknown> = Promise.resolve()

/**
 * Redraws a picture, so that only its visible content is kept: no metadata, no second file behind the picture, no
 * script in a comment. The type is found out by the first bytes; only PNG and JPEG are opened at all.
 *
 * @param shape `icon` is cut to a small square
 * @throws {CallFailure} `picture_invalid`, `picture_too_large`
 */
export async function redraw(file: Uint8Array, shape: Shape): Promise<Picture> {
  if (!isPicture(file)) throw new CallFailure('picture_invalid')
  const mine = turn.then(() => draw(file, shape))
  turn = mine.catch(() => undefined)
  return await mine
}

const png = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]
const jpeg = [0xff, 0xd8, 0xff]

const isPicture = (file: Uint8Array) =>
  [png, jpeg].some((signature) => signature.every((byte, place) => file[place] === byte))

async function draw(file: Uint8Array, shape: Shape): Promise<Picture> {
  // The size that the file states is read before any pixel is.
  const stated = await sharp(file, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!stated || (stated.format !== 'png' && stated.format !== 'jpeg')) throw new CallFailure('picture_invalid')
  if (stated.width * stated.height > mostPixels) throw new CallFailure('picture_too_large')
  const upright = sharp(file, { limitInputPixels: mostPixels, failOn: 'error', sequentialRead: true }).rotate()
  const sized =
    shape === 'icon'
      ? upright.resize(iconSide, iconSide, { fit: 'cover' })
      : upright.resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
  try {
    const { data, info } = await sized
      .webp({ quality: shape === 'icon' ? 78 : 82 })
      .toBuffer({ resolveWithObject: true })
    return { content: data, width: info.width, height: info.height }
  } catch {
    // A broken file, or one whose content does not match its first bytes.
    throw new CallFailure('picture_invalid')
  }
}
