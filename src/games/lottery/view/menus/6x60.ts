import type { PlayMenu } from '#games/lottery/view/menu.ts'

/** Six of sixty has one play. */
export const menu: PlayMenu = [{ group: 'numbers', plays: ['six'] }]
