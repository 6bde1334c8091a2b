import type { PlayMenu } from '#games/lottery/view/menu.ts'

/** Toto has one play. */
export const menu: PlayMenu = [{ group: 'numbers', plays: ['toto'] }]
