import type { ProfileId, ReelSymbol } from '#games/reels/types.ts'
import type { SceneName } from '#lib/art-names.ts'
import { pick } from './whim.ts'

/** Sets of the four low symbols: carved letters, letters of sport, suits of cards, cut stones. */
export const lowSets = {
  letter: ['a', 'k', 'q', 'j'],
  sport: ['a', 'k', 'q', 'j'],
  suit: ['spade', 'heart', 'diamond', 'club'],
  stone: ['round', 'drop', 'square', 'hexagon'],
} as const
export type LowSet = keyof typeof lowSets

/** The colours of low symbols, around the circle of hues. */
export const lowColours = ['ruby', 'copper', 'amber', 'lime', 'emerald', 'aqua', 'sapphire', 'violet', 'rose'] as const
export type LowColour = (typeof lowColours)[number]

/** Hues of OKLCH between two colours of the list. */
const step = 360 / lowColours.length
/** Steps from the first colour to the others: near enough to be one set, far enough to be told apart. */
const spread = [0, 2, 5, 7]

const modern: readonly SceneName[] = ['neon', 'space', 'track', 'stadium']

function setOf(profile: ProfileId, scene: SceneName, gameCode: string): LowSet {
  if (profile === 'cascade') return 'stone'
  if (profile === 'classic') return pick(['suit', 'stone', 'letter'] as const, gameCode, 'low set')
  const letters = modern.includes(scene) ? 'sport' : 'letter'
  return pick([letters, letters, 'suit'] as const, gameCode, 'low set')
}

/**
 * Pictures of the low symbols, with the colour nearest to the game's accent first.
 *
 * @param accent hue of OKLCH
 */
export function lowPictures(
  profile: ProfileId,
  scene: SceneName,
  gameCode: string,
  accent: number,
): Readonly<Record<Extract<ReelSymbol, `low${number}`>, string>> {
  const set = setOf(profile, scene, gameCode)
  // Ruby stands at 20 degrees.
  const first = Math.round((accent + 340) / step)
  const name = (place: number) => {
    const colour = lowColours[(first + (spread[place] ?? 0)) % lowColours.length]
    return `${set}-${lowSets[set][place]}-${colour}`
  }
  return { low1: name(0), low2: name(1), low3: name(2), low4: name(3) }
}
