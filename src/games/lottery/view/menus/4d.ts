import type { PlayMenu } from '#games/lottery/view/menu.ts'

/** 4D: big with 23 prizes, then small with three. */
export const menu: PlayMenu = [
  { group: 'big', plays: ['big', 'big-places', 'big-ibox', 'big-box'] },
  { group: 'small', plays: ['small', 'small-places', 'small-ibox', 'small-box'] },
]
