import { figureName } from '#games/reels/looks/look.ts'
import { lowColours } from '#games/reels/looks/low-symbols.ts'
import { seedGames } from '#gateway/seed/catalogue/index.ts'
import { MOTIFS, SCENES } from '#lib/art-names.ts'
import { backdrop } from '#scripts/art/backdrop.ts'
import { bareFigure } from '#scripts/art/bare-figure.ts'
import { seeded } from '#scripts/art/kit/random.ts'
import { picture } from '#scripts/art/picture.ts'
import type { Piece } from '#scripts/art/pieces.ts'
import { coinSymbol } from './coin.ts'
import { lowDrawings } from './low-symbol.ts'

/** Slots of vendors: those that the studio plays. */
export const studioGames = seedGames.filter(({ gameType, isGame, engine }) => gameType === 'RNG' && isGame && !engine)

/** Every symbol by its name: each motif, those that a game turns to its own hue, the low symbols, the coin. */
const symbols: ReadonlyMap<string, () => string> = new Map([
  ['coin', coinSymbol],
  ...MOTIFS.map((motif) => [motif, () => bareFigure(motif, 'temple')] as const),
  ...studioGames.map(({ art: { motif, tint = 0 } }) => {
    return [figureName(motif, tint), () => bareFigure(motif, 'temple', tint)] as const
  }),
  ...lowDrawings.flatMap(([name, draw]) =>
    lowColours.map((colour) => [`${name}-${colour}`, () => draw(colour)] as const),
  ),
])

/** Shapes of a backdrop: a phone held upright, and everything wider. */
const shapes = {
  tall: { w: 540, h: 960, x: 270, y: 400 },
  wide: { w: 1280, h: 720, x: 640, y: 320 },
} as const

/** The pictures of the studio's games: symbols and backdrops, drawn once and shared by all games. */
export const poolPieces: readonly Piece[] = [
  ...[...symbols].map(([name, draw]) => ({
    name: `symbols/${name}`,
    sizes: [
      // Browsers without AVIF load the larger file.
      { width: 96, height: 96, formats: ['avif'] as const },
      { width: 192, height: 192 },
    ],
    limit: 12_000,
    draw,
  })),
  ...SCENES.flatMap((scene) =>
    Object.entries(shapes).map(([shape, stage]) => ({
      name: `backdrops/${scene}-${shape}`,
      sizes: [{ width: stage.w, height: stage.h }],
      limit: 44_000,
      draw: () => {
        const { body, defs } = backdrop(scene, seeded(scene), stage)
        return picture(stage.w, stage.h, defs, body)
      },
    })),
  ),
]
