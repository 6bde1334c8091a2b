/** Addresses of one picture in its formats and sizes, ready for `<picture>`. */
export interface Pictures {
  /** `srcset` of the AVIF source. */
  readonly avif: string
  /** `srcset` of the WebP image. */
  readonly webp: string
  /** What browsers without `srcset` load. */
  readonly src: string
}

function pictures(base: string, widths: readonly [number, number]): Pictures {
  const set = (format: string) => widths.map((width) => `${base}-${width}.${format} ${width}w`).join(', ')
  return { avif: set('avif'), webp: set('webp'), src: `${base}-${widths[0]}.webp` }
}

/**
 * Pictures of a game's tile, 3:4 in two widths.
 *
 * @param iconUrl as the game carries it: the address without size and format
 */
export function tilePictures(iconUrl: string): Pictures {
  return pictures(iconUrl, [160, 240])
}

/** Base address of a tile, by the code of its game. */
export function tileUrl(gameCode: string): string {
  return `/art/tiles/${gameCode.toLowerCase()}`
}

/** Address of a vendor's mark, which the build draws from its path: `pages/art/vendors`. */
export function vendorIcon(vassalage: string): string {
  return `/art/vendors/${vassalage.toLowerCase()}.svg`
}

/**
 * What an `<img>` needs to show a figure that stands alone, beside its `alt`.
 *
 * @param size of its side in CSS pixels, at the most
 */
export function spotImage(name: 'macaw' | 'chest' | 'gems' | 'capybara' | 'compass' | 'ghost', size: number) {
  const base = `/art/spots/${name}`
  return {
    src: `${base}-144.webp`,
    srcSet: `${base}-144.webp 144w, ${base}-352.webp 352w`,
    sizes: `${size}px`,
    width: size,
    height: size,
  }
}

/**
 * A promotional banner, 16:7 in two widths.
 *
 * @param imageUrl as the gateway gives it: the address without size and format
 */
export function bannerPictures(imageUrl: string): Pictures {
  return pictures(imageUrl, [480, 960])
}

/** Where the banners are that `scripts/art` draws. An operator's own stand elsewhere, and are wide alone. */
const house = /^\/art\/banners\/[a-z-]+$/

/** Widths of the files. `phone` is 3:2 with its words on the left, `tall` 1:2 with them below, beside a form. */
const shapes = { phone: [360, 720], tall: [320, 640] } as const

/** A banner of the house in another shape than the wide one; undefined for an operator's own. */
export function bannerShape(imageUrl: string, shape: keyof typeof shapes): Pictures | undefined {
  return house.test(imageUrl) ? pictures(`${imageUrl}-${shape}`, shapes[shape]) : undefined
}
