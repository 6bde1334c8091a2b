import type { SymbolSet } from '#scripts/art/symbol-set.ts'

export const symbols: SymbolSet = {
  scene: 'harbour',
  figures: {
    wild: 'pirate',
    scatter: 'chest',
    high1: ['macaw', 90],
    high2: 'octopus',
    high3: 'shark',
    mid1: 'compass',
    mid2: 'anchor',
  },
  ranks: ['ruby', 'amber', 'aqua', 'sapphire'],
}
