import type { SymbolSet } from '#scripts/art/symbol-set.ts'

export const symbols: SymbolSet = {
  scene: 'candy',
  figures: {
    wild: 'kite',
    scatter: 'balloon',
    high1: 'hummingbird',
    high2: 'toucan',
    high3: 'rocket',
    mid1: 'football',
    mid2: 'icecream',
  },
  ranks: ['rose', 'amber', 'emerald', 'violet'],
}
