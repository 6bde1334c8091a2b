import type { PlayMenu } from '#games/lottery/view/menu.ts'

/** Five of eighty has one play. */
export const menu: PlayMenu = [{ group: 'numbers', plays: ['five'] }]
