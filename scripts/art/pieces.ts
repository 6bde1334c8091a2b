import { themeIds } from '#games/slots/types.ts'
import { seedGames } from '#gateway/seed/catalogue/index.ts'
import { categoryTile } from '#lib/art.ts'
import type { MotifName } from '#lib/art-names.ts'
import { banner } from './banner.ts'
import { banners } from './banners.ts'
import { bareFigure } from './bare-figure.ts'
import { categoryArt } from './category-art.ts'
import { symbol } from './symbol.ts'
import { SYMBOLS } from './symbol-set.ts'
import { tile } from './tile.ts'

/** Motifs for empty states and decoration. They are files because inline drawings cost a phone 50 to 200 ms each. */
const SPOTS = [
  ...(['macaw', 'chest', 'gems', 'capybara', 'compass', 'ghost'] as const),
  ...(['trophy', 'ticket', 'lantern', 'luckycat', 'crown'] as const),
] as const satisfies readonly MotifName[]

/** One picture of the site: names, sizes and drawing. */
export interface Piece {
  /** Path below the folder of its collection, without size and format. */
  readonly name: string
  /** A size can have formats of its own. */
  readonly sizes: readonly { readonly width: number; readonly height: number; readonly formats?: readonly Format[] }[]
  /** Set if not all of {@link FORMATS}. */
  readonly formats?: readonly Format[]
  /** Maximum file size in bytes. */
  readonly limit: number
  readonly draw: () => string
}

/** Formats of every picture, the smaller one first. */
export const FORMATS = ['avif', 'webp'] as const
export type Format = (typeof FORMATS)[number]

/** Names of a picture's files, below the folder of its collection. */
export const filesOf = ({ name, sizes, formats = FORMATS }: Piece): readonly string[] =>
  sizes.flatMap(({ width, formats: own = formats }) => own.map((format) => `${name}-${width}.${format}`))

const tilePiece = (name: string, draw: () => string): Piece => ({
  name,
  sizes: [
    { width: 160, height: 214 },
    { width: 240, height: 320 },
  ],
  limit: 9_000,
  draw,
})

/** All pictures that are rendered to files, in a stable order. */
export const pieces: readonly Piece[] = [
  ...seedGames.map(({ gameCode, gameName, art }) => tilePiece(`tiles/${gameCode}`, () => tile(gameName, art))),
  ...Object.entries(categoryArt).map(([gameType, art]) =>
    tilePiece(categoryTile(gameType).replace('/art/', ''), () => tile(`category ${gameType}`, art, false)),
  ),
  ...banners.flatMap((art) => [
    {
      name: `banners/${art.slug}`,
      sizes: [
        { width: 480, height: 210 },
        { width: 960, height: 420 },
      ],
      limit: 40_000,
      draw: () => banner(art),
    },
    {
      name: `banners/${art.slug}-phone`,
      sizes: [
        { width: 360, height: 240 },
        { width: 720, height: 480 },
      ],
      limit: 30_000,
      draw: () => banner(art, 'phone'),
    },
    {
      name: `banners/${art.slug}-tall`,
      sizes: [
        { width: 320, height: 640 },
        { width: 640, height: 1280 },
      ],
      limit: 50_000,
      draw: () => banner(art, 'tall'),
    },
  ]),
  ...SPOTS.map((motif) => ({
    name: `spots/${motif}`,
    sizes: [
      { width: 144, height: 144 },
      { width: 352, height: 352 },
    ],
    formats: ['webp'] as const,
    limit: 20_000,
    draw: () => bareFigure(motif, 'space'),
  })),
  ...themeIds.flatMap((theme) =>
    SYMBOLS.map((name) => ({
      name: `symbols/${theme}/${name}`,
      sizes: [
        { width: 96, height: 96 },
        { width: 192, height: 192 },
      ],
      limit: 12_000,
      draw: () => symbol(theme, name),
    })),
  ),
]
