import type { SymbolSet } from '#scripts/art/symbol-set.ts'

export const symbols: SymbolSet = {
  scene: 'desert',
  figures: {
    wild: 'carranca',
    scatter: 'drum',
    high1: 'boto',
    high2: 'dourado',
    high3: 'jangada',
    mid1: 'anchor',
    mid2: 'guitar',
  },
  ranks: ['ruby', 'amber', 'aqua', 'ivory'],
}
