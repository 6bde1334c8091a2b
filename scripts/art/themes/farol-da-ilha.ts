import type { SymbolSet } from '#scripts/art/symbol-set.ts'

export const symbols: SymbolSet = {
  scene: 'harbour',
  figures: {
    wild: 'lighthouse',
    scatter: 'anchor',
    high1: 'octopus',
    high2: ['turtle', 60],
    high3: 'jangada',
    mid1: 'crab',
    mid2: ['pufferfish', 200],
  },
  ranks: ['ruby', 'sapphire', 'ivory', 'aqua'],
  lettering: 'sport',
}
