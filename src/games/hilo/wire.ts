import { array, enums, integer, max, min, size, type } from 'superstruct'

const Cards = array(max(min(integer(), 0), 51))
const Move = enums(['higher', 'lower', 'skip'])
const rest = {
  moves: size(array(Move), 0, 51),
  phase: enums(['open', 'lost', 'cashed-out', 'void']),
}

/** A round as it is stored, with all its cards. It holds no amounts: it is its own JSON form. */
export const HiLoStateStruct = type({ cards: size(Cards, 52), ...rest })

/** A round as the player may see it: with the cards that have been turned, and the moves that are offered on the last one. */
export const ShownHiLoStruct = type({ cards: size(Cards, 1, 52), ...rest, offered: size(array(Move), 0, 3) })
