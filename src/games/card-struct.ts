import { define } from 'superstruct'
import { type Card, isCard } from '#games/cards.ts'

/** A card on the wire: its number, 0 to 51. */
export const CardStruct = define<Card>('Card', isCard)
