import type { ProfileId, ReelSymbol } from '#games/reels/types.ts'
import type { Colours } from '#games/slots/types.ts'
import type { Timbre } from '#games/sound/sound.ts'
import type { MotifName, SceneName } from '#lib/art-names.ts'
import { accentOf } from './accents.ts'
import { kinOf, scattersOf } from './families.ts'
import type { GameArt } from './game-art.ts'
import { lowPictures } from './low-symbols.ts'
import { paletteOf } from './palette.ts'
import { timbreOf } from './timbre.ts'
import { whim } from './whim.ts'

/** How a game of the studio looks and sounds. */
export type ReelsLook = {
  readonly colours: Colours
  readonly backdrop: {
    readonly scene: SceneName
    /** Degrees by which the picture's hue is turned. */
    readonly turn: number
    readonly mirrored: boolean
  }
  /** Name of the picture of each symbol, in the pool that `scripts/art` draws. */
  readonly pictures: Readonly<Record<ReelSymbol, string>>
  readonly timbre: Timbre
}

/**
 * The look of a game follows from its tile, so each is recognised: the motif of the tile is the wild (or, in a game without
 * wilds, the highest symbol), its scene the backdrop, its tint the colours.
 *
 * @param symbols those that the profile uses
 */
export function lookOf(art: GameArt, profile: ProfileId, symbols: readonly ReelSymbol[]): ReelsLook {
  return {
    colours: paletteOf(art),
    backdrop: {
      scene: art.scene,
      // A game with a sky of its own is different enough.
      turn: art.sky ?? Math.round(24 * (whim(art.gameCode, 'turn') - 0.5)),
      mirrored: whim(art.gameCode, 'mirrored') < 0.5,
    },
    pictures: picturesOf(art, profile, symbols),
    timbre: timbreOf(art.scene, profile),
  }
}

function picturesOf(art: GameArt, profile: ProfileId, symbols: readonly ReelSymbol[]): ReelsLook['pictures'] {
  const { gameCode, motif, scene, tint = 0, beside } = art
  const own = figureName(motif, tint)
  const scatter = scattersOf(scene)
    .filter((each) => each !== motif && each !== beside)
    .toSorted((one, other) => whim(gameCode, `scatter ${one}`) - whim(gameCode, `scatter ${other}`))[0]
  const kin = kinOf(motif, scene, (each) => whim(gameCode, each)).filter((each) => each !== beside && each !== scatter)
  const [first, second, third, fourth, fifth] = [...(beside ? [beside] : []), ...kin].map((each) => figureName(each, 0))
  const hasWild = symbols.includes('wild')
  const [high1, high2, high3, mid1, mid2] = hasWild
    ? [first, second, third, fourth, fifth]
    : [own, first, second, third, fourth]
  return {
    wild: own,
    scatter: figureName(scatter ?? 'crown', 0),
    coin: 'coin',
    high1: high1 ?? own,
    high2: high2 ?? own,
    high3: high3 ?? own,
    mid1: mid1 ?? own,
    mid2: mid2 ?? own,
    ...lowPictures(profile, scene, gameCode, accentOf(motif, tint)),
  }
}

/** The name of a motif's picture; another one for each turn of its hue. */
export function figureName(motif: MotifName, tint: number): string {
  const turn = ((tint % 360) + 360) % 360
  return turn === 0 ? motif : `${motif}-${turn}`
}
