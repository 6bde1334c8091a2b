import { type LowColour, type LowSet, lowSets } from '#games/reels/looks/low-symbols.ts'
import { rank } from '#scripts/art/rank.ts'
import { type StoneName, stone } from './stone.ts'
import { type SuitName, suit } from './suit.ts'

/** A low symbol of the studio's pool as an SVG document. */
export function lowSymbol(set: LowSet, place: number, colour: LowColour): string {
  const name = lowSets[set][place] ?? 'a'
  if (set === 'suit') return suit(name as SuitName, colour)
  if (set === 'stone') return stone(name as StoneName, colour)
  return rank(name.toUpperCase(), set === 'sport' ? 'sport' : 'chunky', colour)
}
