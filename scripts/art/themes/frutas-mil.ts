import type { SymbolSet } from '#scripts/art/symbol-set.ts'

export const symbols: SymbolSet = {
  scene: 'candy',
  figures: {
    wild: 'seven',
    scatter: 'bell',
    high1: 'fruits',
    high2: 'pineapple',
    high3: 'chili',
    mid1: 'icecream',
    mid2: 'clover',
  },
  ranks: ['ruby', 'amber', 'emerald', 'violet'],
}
