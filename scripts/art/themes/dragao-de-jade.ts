import type { SymbolSet } from '#scripts/art/symbol-set.ts'

export const symbols: SymbolSet = {
  scene: 'palace',
  figures: {
    wild: 'dragon',
    scatter: 'lantern',
    high1: 'tiger',
    high2: 'luckycat',
    high3: 'goldfish',
    mid1: 'lotus',
    mid2: 'mahjong',
  },
  ranks: ['ruby', 'emerald', 'amber', 'sapphire'],
}
