import type { Card } from '#games/cards.ts'
import type { BaccaratHands } from '../rules.ts'

/** The cards that lie after so many have been dealt: in turn, then the third of the player before that of the banker. */
export function laidOf({ player, banker }: BaccaratHands, count: number): BaccaratHands {
  const third = player.length - 2
  const [players, bankers] =
    count <= 4
      ? [Math.ceil(count / 2), Math.floor(count / 2)]
      : [2 + Math.min(third, count - 4), 2 + Math.max(0, count - 4 - third)]
  const first = (cards: readonly Card[], most: number) => cards.slice(0, most)
  return { player: first(player, players), banker: first(banker, bankers) }
}
