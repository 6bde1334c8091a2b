import type { PlayMenu } from '#games/lottery/view/menu.ts'

/** Laos: the end of the number, then its beginning. */
export const menu: PlayMenu = [
  {
    group: 'top',
    plays: ['top4', 'top4-places', 'top4-tod', 'top3', 'top3-places', 'top3-tod', 'top2', 'top2-places', 'run-top'],
  },
  { group: 'bottom', plays: ['bottom2', 'bottom2-places', 'run-bottom'] },
]
