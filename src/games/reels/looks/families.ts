import type { MotifName, SceneName } from '#lib/art-names.ts'

/** Motifs that belong together, so that the symbols of one game tell one story. A motif can be in several families. */
const families = {
  sea: [
    ...(['goldfish', 'shark', 'octopus', 'turtle', 'pufferfish', 'crab', 'anchor', 'boto', 'mermaid'] as const),
    ...(['lighthouse', 'jangada', 'dourado', 'compass', 'pirate'] as const),
  ],
  treasure: ['chest', 'gems', 'crown', 'compass', 'pirate', 'anchor', 'pickaxe', 'sunmask', 'lighthouse', 'lantern'],
  jungle: [
    ...(['macaw', 'jaguar', 'toucan', 'capybara', 'monkey', 'butterfly', 'boto', 'cacao', 'lotus'] as const),
    ...(['hummingbird', 'turtle', 'whirlwind', 'boitata', 'carranca', 'armadillo'] as const),
  ],
  beasts: ['wolf', 'lion', 'tiger', 'jaguar', 'panda', 'monkey', 'owl', 'bull', 'rooster', 'capybara', 'unicorn'],
  fruit: ['fruits', 'pineapple', 'chili', 'cacao', 'coffee', 'icecream', 'clover', 'bell', 'seven', 'hummingbird'],
  luck: [
    ...(['seven', 'bell', 'clover', 'horseshoe', 'fruits', 'dice', 'slotmachine', 'luckycat', 'chest'] as const),
    ...(['gems', 'crown', 'moneywheel'] as const),
  ],
  parlour: [
    ...(['cards', 'dice', 'roulette', 'chips', 'domino', 'bingo', 'balls', 'mahjong', 'knight', 'crown'] as const),
    ...(['horseshoe', 'seven', 'ticket'] as const),
  ],
  orient: [
    ...(['luckycat', 'dragon', 'lantern', 'lotus', 'panda', 'goldfish', 'tiger', 'samurai', 'mahjong'] as const),
    ...(['bell', 'phoenix', 'coffee'] as const),
  ],
  ancient: [
    ...(['pharaoh', 'pyramid', 'sunmask', 'cobra', 'lion', 'chest', 'gems', 'phoenix', 'compass'] as const),
    ...(['crown', 'turtle', 'carranca'] as const),
  ],
  legend: [
    ...(['dragon', 'unicorn', 'phoenix', 'sword', 'viking', 'samurai', 'knight', 'crown', 'lion', 'wolf'] as const),
    ...(['grimoire', 'compass', 'gems'] as const),
  ],
  magic: ['crystalball', 'potion', 'grimoire', 'owl', 'unicorn', 'butterfly', 'gems', 'knight', 'lantern', 'clover'],
  fright: ['ghost', 'pumpkin', 'owl', 'wolf', 'potion', 'cobra', 'mask', 'lantern', 'grimoire', 'boitata', 'whirlwind'],
  space: [
    'rocket',
    'astronaut',
    'alien',
    'robot',
    'crystalball',
    'gems',
    'controller',
    'target',
    'moneywheel',
    'helmet',
  ],
  arcade: [
    ...(['slotmachine', 'controller', 'robot', 'moneywheel', 'dice', 'luckycat', 'seven', 'racecar'] as const),
    ...(['guitar', 'helmet', 'rocket', 'chips'] as const),
  ],
  party: [
    ...(['mask', 'drum', 'guitar', 'accordion', 'balloon', 'ticket', 'bull', 'icecream', 'pineapple'] as const),
    ...(['toucan', 'macaw', 'trophy'] as const),
  ],
  backlands: [
    ...(['accordion', 'strawhat', 'armadillo', 'rooster', 'kite', 'guitar', 'drum', 'bull', 'horseshoe'] as const),
    ...(['train', 'coffee', 'chili', 'balloon', 'lantern', 'pickaxe'] as const),
  ],
  sweets: [
    ...(['icecream', 'balloon', 'unicorn', 'butterfly', 'panda', 'fruits', 'pineapple', 'kite', 'luckycat'] as const),
    ...(['hummingbird', 'dice', 'clover'] as const),
  ],
  speed: [
    ...(['racecar', 'helmet', 'rocket', 'trophy', 'target', 'gloves', 'football', 'basketball', 'tennis'] as const),
    ...(['controller', 'ticket'] as const),
  ],
} as const satisfies Readonly<Record<string, readonly MotifName[]>>
type Family = keyof typeof families

/** The family of a scene, and the motifs that suit a scatter there. */
const sceneKin: Readonly<Record<SceneName, readonly [family: Family, ...scatters: readonly MotifName[]]>> = {
  jungle: ['jungle', 'sunmask', 'hummingbird', 'lotus'],
  sea: ['sea', 'mermaid', 'compass', 'lighthouse'],
  temple: ['ancient', 'pyramid', 'sunmask', 'crystalball'],
  neon: ['arcade', 'moneywheel', 'controller', 'rocket'],
  carnival: ['party', 'mask', 'ticket', 'drum'],
  desert: ['ancient', 'pyramid', 'compass', 'pharaoh'],
  ice: ['legend', 'crystalball', 'compass', 'lantern'],
  stadium: ['speed', 'trophy', 'ticket', 'football'],
  felt: ['parlour', 'roulette', 'chips', 'cards'],
  royal: ['legend', 'crown', 'roulette', 'crystalball'],
  fire: ['legend', 'boitata', 'phoenix', 'sunmask'],
  palace: ['orient', 'lantern', 'lotus', 'mahjong'],
  candy: ['sweets', 'moneywheel', 'ticket', 'balloon'],
  space: ['space', 'moneywheel', 'rocket', 'crystalball'],
  harbour: ['treasure', 'lighthouse', 'compass', 'jangada'],
  arena: ['legend', 'trophy', 'sword', 'crown'],
  sertao: ['backlands', 'accordion', 'train', 'balloon'],
  library: ['magic', 'grimoire', 'crystalball', 'compass'],
  track: ['speed', 'trophy', 'ticket', 'target'],
  haunt: ['fright', 'pumpkin', 'crystalball', 'grimoire'],
}

/** Families that a motif is in. */
function homes(motif: MotifName): readonly (readonly MotifName[])[] {
  return Object.values<readonly MotifName[]>(families).filter((members) => members.includes(motif))
}

/** Motifs of a scene in which a scatter of the game can look, best first. */
export function scattersOf(scene: SceneName): readonly MotifName[] {
  const [, ...scatters] = sceneKin[scene]
  return scatters
}

/**
 * Motifs that go with a motif in a scene, nearest first.
 *
 * @param whim a number from 0 to below 1 for each motif, so that two games of one family show different members
 */
export function kinOf(motif: MotifName, scene: SceneName, whim: (motif: MotifName) => number): readonly MotifName[] {
  const [family] = sceneKin[scene]
  const around: readonly MotifName[] = families[family]
  const near = new Map<MotifName, number>()
  for (const members of homes(motif)) for (const each of members) near.set(each, (near.get(each) ?? 0) + 2)
  for (const each of around) near.set(each, (near.get(each) ?? 0) + 2)
  near.delete(motif)
  const rank = new Map([...near].map(([each, nearness]) => [each, nearness + 3 * whim(each)]))
  return [...rank].toSorted(([, one], [, other]) => other - one).map(([each]) => each)
}
