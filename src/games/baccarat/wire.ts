import { array, enums, refine, type } from 'superstruct'
import { CardStruct } from '#games/card-struct.ts'
import { shownTable } from '#games/instants/wire.ts'
import { baccaratBets } from './bets.ts'
import { playBaccarat } from './rules.ts'

export const BaccaratBetId = enums(baccaratBets)

/** The hands of a round. Hands that the rules cannot make are refused. */
export const BaccaratHandsStruct = refine(
  type({ player: array(CardStruct), banker: array(CardStruct) }),
  'hands by the rules',
  ({ player, banker }) => {
    const [p1, p2, ...playerThird] = player
    const [b1, b2, ...bankerThird] = banker
    if (p1 === undefined || p2 === undefined || b1 === undefined || b2 === undefined) return false
    const played = playBaccarat([p1, b1, p2, b2, ...playerThird, ...bankerThird, 0, 0])
    return played.player.length === player.length && played.banker.length === banker.length
  },
)

/** A round as the player sees it. */
export const ShownBaccaratStruct = shownTable(BaccaratHandsStruct)
