import { enums, type } from 'superstruct'
import { CardStruct } from '#games/card-struct.ts'
import { shownTable } from '#games/instants/wire.ts'
import { dragonTigerBets } from './rules.ts'

export const DragonTigerBetId = enums(dragonTigerBets)

/** The two cards of a round. */
export const DragonTigerCardsStruct = type({ dragon: CardStruct, tiger: CardStruct })

/** A round as the player sees it. */
export const ShownDragonTigerStruct = shownTable(DragonTigerCardsStruct)
