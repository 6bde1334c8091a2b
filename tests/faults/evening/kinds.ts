import type { Kind } from './guest.ts'
import { instants } from './instants.ts'
import { seats } from './seats.ts'
import { slots } from './slots.ts'
import { tables } from './tables.ts'

/** Everybody who plays in the evening: another kind of player is a file of its own and one more entry here. */
const kinds: readonly Kind[] = [instants, tables, seats, slots]

/** The kind and the game of so many players. */
export function seating(players: number) {
  const turns = kinds.flatMap((kind) =>
    Array.from({ length: kind.share }, (_, place) => ({ kind, at: place / kind.share })),
  )
  // The kinds take turns, so that few players are of all kinds too.
  const order = turns.toSorted((one, other) => one.at - other.at).map(({ kind }) => kind)
  const seated = new Map<Kind, number>()
  return Array.from({ length: players }, (_, index) => {
    const kind = order[index % order.length]
    if (!kind) throw new RangeError('Nobody plays')
    const place = seated.get(kind) ?? 0
    seated.set(kind, place + 1)
    const game = kind.games[place % kind.games.length]
    if (!game) throw new RangeError(`There is no game for ${kind.name}`)
    return { kind, game }
  })
}
