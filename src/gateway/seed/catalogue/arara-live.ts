import { lane } from './lane.ts'
import { shared } from './own.ts'
import type { SeedGame } from './types.ts'

const live = lane('ARARA', 'LIVE')

/** Shared tables of Arara Originals: nodeId from 1141 to 1150. */
export const araraLiveGames: readonly SeedGame[] = [
  shared(
    live(1141, 'Foguete da Arara', 'show', 'rocket', 'jungle', {
      hot: true,
      fresh: true,
      frame: 'leaves',
      beside: 'macaw',
      ink: 'lime',
    }),
    'foguete-da-arara',
  ),
]
