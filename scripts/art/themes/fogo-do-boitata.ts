import type { SymbolSet } from '#scripts/art/symbol-set.ts'

export const symbols: SymbolSet = {
  scene: 'fire',
  figures: {
    wild: 'boitata',
    scatter: 'sunmask',
    high1: 'jaguar',
    high2: 'owl',
    high3: ['macaw', 200],
    mid1: 'chili',
    mid2: 'drum',
  },
  ranks: ['ruby', 'amber', 'lime', 'violet'],
  lettering: 'sport',
}
