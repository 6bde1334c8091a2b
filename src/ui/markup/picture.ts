import type { Pictures } from '#lib/art.ts'
import { h, type Markup } from './markup.ts'

interface Place {
  /** Widths that the picture has on the page, for the browser's choice of a file. */
  readonly sizes: string
  /** Size in pixels of what is in the files; the style sheet decides the one on the page. */
  readonly width: number
  readonly height: number
  /** It is on the first screen, and loaded at once. */
  readonly eager?: boolean
  readonly fetchpriority?: 'high' | 'auto' | undefined
}

/** A decorative picture in both formats. @param narrow another source, for narrow screens */
export const picture = (pictures: Pictures, place: Place, narrow?: Markup): Markup =>
  h(
    'picture',
    {},
    narrow,
    h('source', { type: 'image/avif', srcset: pictures.avif, sizes: place.sizes }),
    image(pictures, place),
  )

/** A decorative picture in one format. */
export const image = (
  { webp, src }: Pick<Pictures, 'webp' | 'src'>,
  { sizes, width, height, eager = false, fetchpriority }: Place,
): Markup =>
  h('img', {
    // Before the address: a script's picture would be loaded at once.
    loading: eager ? 'eager' : 'lazy',
    src,
    srcset: webp,
    sizes,
    width,
    height,
    alt: '',
    fetchpriority,
    decoding: 'async',
  })
