import type { SymbolSet } from '#scripts/art/symbol-set.ts'

export const symbols: SymbolSet = {
  scene: 'temple',
  figures: {
    wild: 'jaguar',
    scatter: 'drum',
    high1: 'cobra',
    high2: 'owl',
    high3: 'wolf',
    mid1: 'sword',
    mid2: 'compass',
  },
  ranks: ['amber', 'ruby', 'emerald', 'aqua'],
}
