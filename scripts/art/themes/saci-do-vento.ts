import type { SymbolSet } from '#scripts/art/symbol-set.ts'

export const symbols: SymbolSet = {
  scene: 'jungle',
  figures: {
    wild: 'whirlwind',
    scatter: ['grimoire', 90],
    high1: 'owl',
    high2: ['wolf', 40],
    high3: 'potion',
    mid1: 'horseshoe',
    mid2: 'clover',
  },
  ranks: ['ruby', 'lime', 'aqua', 'slate'],
}
