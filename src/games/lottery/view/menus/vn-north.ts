import type { PlayMenu } from '#games/lottery/view/menu.ts'

/** Vietnam: lô and đề first. */
export const menu: PlayMenu = [
  { group: 'lo', plays: ['lo2', 'lo2-places', 'lo3', 'lo3-places', 'lo4', 'lo4-places'] },
  {
    group: 'de',
    plays: ['special2', 'special2-places', 'head', 'tail', 'head2', 'head2-places', 'first2', 'first2-places'],
  },
  { group: 'cang', plays: ['special3', 'special3-places', 'head3', 'head3-places', 'special4', 'special4-places'] },
  { group: 'xien', plays: ['xien2', 'xien3', 'xien4'] },
  { group: 'truot', plays: ['truot4', 'truot8', 'truot10'] },
]
