import { secondStation } from '#games/lottery/vietnam/vietnam-games.ts'
import type { PlayMenu } from '#games/lottery/view/menu.ts'
import { menu as north } from './vn-north.ts'

/** The plays on one station: those of the North, and đá. */
const station: PlayMenu = [...north, { group: 'da', plays: ['da-thang'] }]

/** The South: the first station, both together, then the second. */
export const menu: PlayMenu = [
  ...station.map(({ group, plays }) => ({ group: `${group}-first`, plays })),
  { group: 'both', plays: ['da-xien'] },
  ...station.map(({ group, plays }) => ({ group: `${group}-second`, plays: plays.map(secondStation) })),
]
