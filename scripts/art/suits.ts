import type { FrameName, InkName, LetteringName, MotifName, PlateName, SceneName } from '#lib/art-names.ts'

/** Frames and inks that suit a scene; the game's name selects among them. */
export const sceneSuits: Readonly<
  Record<SceneName, readonly [frames: readonly FrameName[], inks: readonly InkName[]]>
> = {
  jungle: [
    ['leaves', 'gilt', 'leaves'],
    ['gold', 'lime', 'white'],
  ],
  sea: [
    ['coral', 'plain', 'gilt'],
    ['ice', 'gold', 'white', 'pink'],
  ],
  temple: [
    ['stone', 'gilt'],
    ['gold', 'fire'],
  ],
  neon: [['tube'], ['pink', 'ice', 'lime']],
  carnival: [
    ['plain', 'gilt', 'drape'],
    ['gold', 'pink', 'white'],
  ],
  desert: [
    ['stone', 'gilt', 'plain'],
    ['gold', 'fire'],
  ],
  ice: [
    ['frost', 'frost', 'plain'],
    ['ice', 'white'],
  ],
  stadium: [
    ['plain', 'gilt'],
    ['white', 'gold'],
  ],
  felt: [
    ['gilt', 'drape'],
    ['white', 'gold'],
  ],
  royal: [
    ['gilt', 'drape'],
    ['gold', 'pink', 'white'],
  ],
  fire: [
    ['gilt', 'stone', 'plain'],
    ['fire', 'gold'],
  ],
  palace: [
    ['gilt', 'hoard', 'plain'],
    ['gold', 'fire'],
  ],
  candy: [
    ['plain', 'gilt'],
    ['white', 'pink', 'gold'],
  ],
  space: [
    ['plain', 'gilt'],
    ['white', 'ice', 'pink', 'gold'],
  ],
  harbour: [
    ['wood', 'gilt', 'plain'],
    ['gold', 'white'],
  ],
  arena: [
    ['wood', 'stone', 'gilt'],
    ['fire', 'gold'],
  ],
  sertao: [
    ['wood', 'plain', 'gilt'],
    ['gold', 'fire', 'white'],
  ],
  library: [
    ['wood', 'gilt'],
    ['gold', 'white'],
  ],
  track: [
    ['plain', 'gilt'],
    ['white', 'gold'],
  ],
  haunt: [
    ['plain', 'stone', 'gilt'],
    ['lime', 'pink', 'ice', 'white'],
  ],
}

/** The plate that belongs to a frame, if any. */
export const framePlates: Readonly<Record<FrameName, PlateName>> = {
  gilt: 'plaque',
  leaves: 'plank',
  coral: 'ribbon',
  stone: 'slab',
  tube: 'sign',
  wood: 'plank',
  frost: 'none',
  hoard: 'none',
  drape: 'plaque',
  plain: 'ribbon',
}

const ROYAL: readonly MotifName[] = [
  ...(['dragon', 'crown', 'cards', 'chips', 'roulette', 'pharaoh', 'pyramid', 'phoenix', 'samurai', 'viking'] as const),
  ...([
    'lion',
    'unicorn',
    'sword',
    'grimoire',
    'crystalball',
    'knight',
    'mahjong',
    'cobra',
    'sunmask',
    'compass',
  ] as const),
]
const SPORT: readonly MotifName[] = [
  ...(['dice', 'football', 'trophy', 'controller', 'rocket', 'racecar', 'helmet', 'gloves', 'basketball'] as const),
  ...(['tennis', 'target', 'robot', 'astronaut', 'alien', 'slotmachine'] as const),
]

/** Longest line in letters at which `royal` is still legible on a phone. */
const ROYAL_LETTERS = 8

/** Lettering that suits a motif and the length of the title's longest line. */
export const letteringOf = (motif: MotifName, longest: number): LetteringName => {
  if (ROYAL.includes(motif) && longest <= ROYAL_LETTERS) return 'royal'
  return SPORT.includes(motif) ? 'sport' : 'chunky'
}
