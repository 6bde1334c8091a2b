import type { SymbolSet } from '#scripts/art/symbol-set.ts'

export const symbols: SymbolSet = {
  scene: 'jungle',
  figures: {
    wild: 'cacao',
    scatter: 'sunmask',
    high1: 'toucan',
    high2: 'monkey',
    high3: 'hummingbird',
    mid1: ['butterfly', 150],
    mid2: 'icecream',
  },
  ranks: ['copper', 'lime', 'amber', 'ruby'],
}
