import type { MotifName } from '#lib/art-names.ts'

/** The colour by which people remember a motif, as a hue of OKLCH: 25 red, 85 gold, 145 green, 260 blue, 300 violet. */
const motifsByHue: readonly (readonly [hue: number, motifs: readonly MotifName[]])[] = [
  [10, ['luckycat', 'gloves', 'fruits', 'carranca', 'football']],
  [
    25,
    ['macaw', 'crab', 'chili', 'dice', 'roulette', 'racecar', 'helmet', 'lighthouse', 'mask', 'slotmachine', 'samurai'],
  ],
  [45, ['seven', 'pumpkin', 'phoenix', 'lantern', 'tiger', 'guitar', 'basketball', 'boitata', 'drum', 'train']],
  [60, ['goldfish', 'capybara', 'monkey', 'bull', 'dourado', 'coffee', 'cacao', 'horseshoe', 'armadillo', 'target']],
  [
    85,
    ['chest', 'crown', 'trophy', 'jaguar', 'lion', 'pyramid', 'sunmask', 'bell', 'compass', 'moneywheel', 'strawhat'],
  ],
  [105, ['pufferfish', 'pineapple', 'knight', 'domino', 'ticket', 'pickaxe', 'owl']],
  [125, ['alien', 'tennis', 'kite', 'mahjong']],
  [145, ['clover', 'cobra', 'turtle', 'panda', 'dragon', 'whirlwind']],
  [180, ['potion', 'mermaid', 'hummingbird', 'gems']],
  [210, ['robot', 'jangada', 'accordion', 'toucan']],
  [250, ['shark', 'butterfly', 'pharaoh', 'viking', 'wolf', 'anchor', 'astronaut', 'rocket', 'balloon', 'chips']],
  [280, ['controller', 'ghost', 'pirate', 'sword', 'cards', 'balls', 'rooster']],
  [300, ['octopus', 'crystalball', 'grimoire', 'bingo']],
  [340, ['lotus', 'boto', 'icecream', 'unicorn']],
]

/** The hue of a motif that was turned by `tint` degrees. */
export function accentOf(motif: MotifName, tint: number): number {
  const hue = motifsByHue.find(([, motifs]) => motifs.includes(motif))?.[0] ?? 85
  return (hue + tint + 360) % 360
}
