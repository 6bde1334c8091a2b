import type { SymbolSet } from '#scripts/art/symbol-set.ts'

export const symbols: SymbolSet = {
  scene: 'desert',
  figures: {
    wild: 'pharaoh',
    scatter: 'pyramid',
    high1: 'cobra',
    high2: ['luckycat', 40],
    high3: 'sunmask',
    mid1: 'grimoire',
    mid2: 'phoenix',
  },
  ranks: ['amber', 'aqua', 'ruby', 'sapphire'],
}
