import type { SymbolSet } from '#scripts/art/symbol-set.ts'

export const symbols: SymbolSet = {
  scene: 'harbour',
  figures: {
    wild: 'jangada',
    scatter: 'lighthouse',
    high1: 'turtle',
    high2: 'crab',
    high3: 'pineapple',
    mid1: 'anchor',
    mid2: ['pufferfish', 40],
  },
  ranks: ['rose', 'amber', 'aqua', 'sapphire'],
  lettering: 'sport',
}
