import type { PlayMenu } from '#games/lottery/view/menu.ts'

/** 11X5: numbers in any order first. */
export const menu: PlayMenu = [
  { group: 'any', plays: ['any1', 'any2', 'any3', 'any4', 'any5', 'any6', 'any7', 'any8'] },
  {
    group: 'first',
    plays: ['first1-direct', 'first2-direct', 'first2-group', 'first3-direct', 'first3-group', 'first3-any1'],
  },
  { group: 'places', plays: ['positioned'] },
  { group: 'measures', plays: ['odd-count', 'middle'] },
]
