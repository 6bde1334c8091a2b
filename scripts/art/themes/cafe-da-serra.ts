import type { SymbolSet } from '#scripts/art/symbol-set.ts'

export const symbols: SymbolSet = {
  scene: 'desert',
  figures: {
    wild: 'coffee',
    scatter: 'cacao',
    high1: 'train',
    high2: 'rooster',
    high3: 'capybara',
    mid1: 'toucan',
    mid2: 'bell',
  },
  ranks: ['amber', 'emerald', 'sapphire', 'ivory'],
  lettering: 'sport',
}
