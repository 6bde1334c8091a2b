import type { SymbolSet } from '#scripts/art/symbol-set.ts'

export const symbols: SymbolSet = {
  scene: 'sea',
  figures: {
    wild: 'mermaid',
    scatter: 'crystalball',
    high1: 'boto',
    high2: ['goldfish', 200],
    high3: ['turtle', 120],
    mid1: ['lotus', 60],
    mid2: ['crown', 160],
  },
  ranks: ['violet', 'aqua', 'rose', 'sapphire'],
  lettering: 'sport',
}
