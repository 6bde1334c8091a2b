import type { PlayMenu } from '#games/lottery/view/menu.ts'

/** PK10: who wins first. */
export const menu: PlayMenu = [
  { group: 'first', plays: ['first1-direct', 'first2-direct', 'first3-direct', 'first4-direct', 'first5-direct'] },
  { group: 'places', plays: ['front5-positioned', 'back5-positioned'] },
  { group: 'sizes', plays: ['front5-size', 'back5-size'] },
  {
    group: 'sides',
    plays: [
      'sides-first-tenth',
      'sides-second-ninth',
      'sides-third-eighth',
      'sides-fourth-seventh',
      'sides-fifth-sixth',
    ],
  },
  { group: 'sum', plays: ['first2-sum', 'first2-sum-size'] },
]
