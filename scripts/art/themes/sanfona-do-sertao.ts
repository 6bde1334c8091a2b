import type { SymbolSet } from '#scripts/art/symbol-set.ts'

export const symbols: SymbolSet = {
  scene: 'sertao',
  figures: {
    wild: 'accordion',
    scatter: 'balloon',
    high1: 'guitar',
    high2: 'drum',
    high3: 'bull',
    mid1: 'rooster',
    mid2: 'chili',
  },
  ranks: ['ruby', 'amber', 'aqua', 'violet'],
}
