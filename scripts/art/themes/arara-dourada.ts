import type { SymbolSet } from '#scripts/art/symbol-set.ts'

export const symbols: SymbolSet = {
  scene: 'jungle',
  figures: {
    wild: 'macaw',
    scatter: 'sunmask',
    high1: 'toucan',
    high2: 'monkey',
    high3: 'boto',
    mid1: 'butterfly',
    mid2: 'lotus',
  },
  ranks: ['ruby', 'amber', 'emerald', 'sapphire'],
}
