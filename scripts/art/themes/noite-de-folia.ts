import type { SymbolSet } from '#scripts/art/symbol-set.ts'

export const symbols: SymbolSet = {
  scene: 'carnival',
  figures: {
    wild: 'mask',
    scatter: 'balloon',
    high1: 'drum',
    high2: 'guitar',
    high3: 'crown',
    mid1: ['butterfly', 60],
    mid2: 'icecream',
  },
  ranks: ['violet', 'ruby', 'aqua', 'amber'],
}
