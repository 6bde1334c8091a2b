import type { PlayMenu } from '#games/lottery/view/menu.ts'

/** LHC: the special number first. */
export const menu: PlayMenu = [
  {
    group: 'special',
    plays: [
      'special-number',
      'special-size',
      'special-colour',
      'special-zodiac',
      'special-tail',
      'special-digits',
      'special-quarter',
      'special-colour-half',
    ],
  },
  { group: 'main', plays: ['main-number', 'main-positioned'] },
  { group: 'together', plays: ['two-of-two', 'three-of-three', 'two-of-three', 'two-or-special', 'main-and-special'] },
  {
    group: 'zodiac',
    plays: ['zodiac1-within', 'zodiac2-within', 'zodiac3-within', 'zodiac4-within', 'zodiac5-within'],
  },
  { group: 'tails', plays: ['tail1-within', 'tail2-within', 'tail3-within', 'tail4-within'] },
  { group: 'none', plays: ['none-of-5', 'none-of-6', 'none-of-7', 'none-of-8', 'none-of-9', 'none-of-10'] },
  { group: 'total', plays: ['total-size'] },
]
