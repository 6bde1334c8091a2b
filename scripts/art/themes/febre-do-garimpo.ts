import type { SymbolSet } from '#scripts/art/symbol-set.ts'

export const symbols: SymbolSet = {
  scene: 'temple',
  figures: {
    wild: 'pickaxe',
    scatter: 'gems',
    high1: 'crown',
    high2: 'chest',
    high3: 'armadillo',
    mid1: 'coffee',
    mid2: 'compass',
  },
  ranks: ['amber', 'violet', 'emerald', 'copper'],
}
