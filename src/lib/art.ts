/** Addresses of one picture in its formats and sizes, ready for `<picture>`. */
export interface Pictures {
  /** `srcset` of the AVIF source. */
  readonly avif: string
  /** `srcset` of the WebP image. */
  readonly webp: string
  /** The file for browsers without `srcset`. */
  readonly src: string
}

function pictures(base: string, widths: readonly [number, number]): Pictures {
  const set = (format: string) => widths.map((width) => `${base}-${width}.${format} ${width}w`).join(', ')
  return { avif: set('avif'), webp: set('webp'), src: `${base}-${widths[0]}.webp` }
}

/**
 * Pictures of a game's tile: 3:4, in two widths.
 *
 * @param iconUrl the address as the game has it, without size and format. The gateway has the pictures of games that vendors
 *   brought, and the site the others
 */
export function tilePictures(iconUrl: string): Pictures {
  const host = iconUrl.startsWith('/wps/') ? (import.meta.env.PUBLIC_GATEWAY_URL ?? '') : ''
  return pictures(host + iconUrl, [160, 240])
}

/** Address of a tile picture, without size and format. */
export function tileUrl(gameCode: string): string {
  return `/art/tiles/${gameCode.toLowerCase()}`
}

/** Address of the tile of a game that came without a picture, without size and format. */
export function categoryTile(gameType: string): string {
  return tileUrl(`category-${gameType}`)
}

/** Address of a vendor's logo, which the build draws (`pages/art/vendors`). */
export function vendorIcon(vassalage: string): string {
  return `/art/vendors/${vassalage.toLowerCase()}.svg`
}

/** Stand-alone illustrations that `scripts/art` draws. */
export type Spot =
  | ('macaw' | 'chest' | 'gems' | 'capybara' | 'compass' | 'ghost')
  | ('trophy' | 'ticket' | 'lantern' | 'luckycat' | 'crown')

/**
 * Attributes of an `<img>` for a stand-alone illustration; the caller adds `alt`.
 *
 * @param size the longer side in CSS pixels
 */
export function spotImage(name: Spot, size: number) {
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
 * Pictures of a promotional banner: 16:7, in two widths.
 *
 * @param imageUrl the address from the gateway, without size and format
 */
export function bannerPictures(imageUrl: string): Pictures {
  return pictures(imageUrl, [480, 960])
}

/** Banners drawn by `scripts/art`. Only these have other shapes; an operator's own banners are always wide. */
const house = /^\/art\/banners\/[a-z-]+$/

/** Widths of the files in pixels. `phone` is 3:2 with its text on the left, `tall` 1:2 with its text at the bottom. */
const shapes = { phone: [360, 720], tall: [320, 640] } as const

/** Pictures of a built-in banner in another shape; undefined for an operator's own banner. */
export function bannerShape(imageUrl: string, shape: keyof typeof shapes): Pictures | undefined {
  return house.test(imageUrl) ? pictures(`${imageUrl}-${shape}`, shapes[shape]) : undefined
}
