import type { PlayMenu } from '#games/lottery/view/menu.ts'

/** Thailand: the first prize, then what is drawn besides. */
export const menu: PlayMenu = [
  { group: 'top', plays: ['top3', 'top3-places', 'top3-tod', 'top2', 'top2-places', 'run-top'] },
  { group: 'bottom', plays: ['bottom2', 'bottom2-places', 'run-bottom'] },
  { group: 'three', plays: ['front3', 'front3-places', 'bottom3', 'bottom3-places'] },
]
