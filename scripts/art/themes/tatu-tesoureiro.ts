import type { SymbolSet } from '#scripts/art/symbol-set.ts'

export const symbols: SymbolSet = {
  scene: 'arena',
  figures: {
    wild: 'armadillo',
    scatter: 'chest',
    high1: 'owl',
    high2: 'cobra',
    high3: 'pickaxe',
    mid1: 'compass',
    mid2: 'horseshoe',
  },
  ranks: ['amber', 'ruby', 'emerald', 'slate'],
}
