import type { SymbolSet } from '#scripts/art/symbol-set.ts'

export const symbols: SymbolSet = {
  scene: 'space',
  figures: {
    wild: 'gems',
    scatter: 'crystalball',
    high1: 'crown',
    high2: 'unicorn',
    high3: 'astronaut',
    mid1: 'potion',
    mid2: ['clover', 190],
  },
  ranks: ['violet', 'sapphire', 'aqua', 'ruby'],
}
