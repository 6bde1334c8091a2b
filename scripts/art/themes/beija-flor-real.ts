import type { SymbolSet } from '#scripts/art/symbol-set.ts'

export const symbols: SymbolSet = {
  scene: 'royal',
  figures: {
    wild: 'hummingbird',
    scatter: 'lotus',
    high1: ['macaw', 140],
    high2: 'butterfly',
    high3: 'crown',
    mid1: 'pineapple',
    mid2: ['gems', 60],
  },
  ranks: ['rose', 'violet', 'emerald', 'amber'],
}
