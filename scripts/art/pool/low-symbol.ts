import { type LowColour, lowSets } from '#games/reels/looks/low-symbols.ts'
import { rank } from '#scripts/art/rank.ts'
import { stone } from './stone.ts'
import { suit } from './suit.ts'

/** A low symbol by its set and shape, and its drawing in a colour as an SVG document. */
type LowDrawing = readonly [name: string, draw: (colour: LowColour) => string]

/** All low symbols of the pool. */
export const lowDrawings: readonly LowDrawing[] = [
  ...lowSets.letter.map(
    (letter): LowDrawing => [`letter-${letter}`, (colour) => rank(letter.toUpperCase(), 'chunky', colour)],
  ),
  ...lowSets.sport.map(
    (letter): LowDrawing => [`sport-${letter}`, (colour) => rank(letter.toUpperCase(), 'sport', colour)],
  ),
  ...lowSets.suit.map((shape): LowDrawing => [`suit-${shape}`, (colour) => suit(shape, colour)]),
  ...lowSets.stone.map((shape): LowDrawing => [`stone-${shape}`, (colour) => stone(shape, colour)]),
]
