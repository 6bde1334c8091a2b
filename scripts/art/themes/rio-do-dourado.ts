import type { SymbolSet } from '#scripts/art/symbol-set.ts'

export const symbols: SymbolSet = {
  scene: 'sea',
  figures: {
    wild: 'dourado',
    scatter: 'boto',
    high1: 'capybara',
    high2: 'turtle',
    high3: ['goldfish', 200],
    mid1: 'anchor',
    mid2: 'lotus',
  },
  ranks: ['amber', 'aqua', 'emerald', 'copper'],
}
