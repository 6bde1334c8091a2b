import type { SymbolSet } from '#scripts/art/symbol-set.ts'

export const symbols: SymbolSet = {
  scene: 'felt',
  figures: {
    wild: 'strawhat',
    scatter: 'cards',
    high1: 'rooster',
    high2: 'bull',
    high3: 'domino',
    mid1: 'dice',
    mid2: 'chips',
  },
  ranks: ['ruby', 'ivory', 'emerald', 'slate'],
  lettering: 'sport',
}
