import type { SymbolSet } from '#scripts/art/symbol-set.ts'

export const symbols: SymbolSet = {
  scene: 'ice',
  figures: {
    wild: 'train',
    scatter: 'ticket',
    high1: 'bell',
    high2: 'coffee',
    high3: 'bull',
    mid1: 'horseshoe',
    mid2: 'compass',
  },
  ranks: ['emerald', 'amber', 'rose', 'slate'],
}
