import { ballsDrawn } from '#games/bingo/rules.ts'

/** Milliseconds between two balls of a shared draw: sixty of them fit in the pause of the table. */
export const hallBallMs = 550

/** Milliseconds for which the last ball is looked at before the result is told. */
const restMs = 1_500

/** Milliseconds from the result of a round until it has been shown. */
export const hallDrawMs = hallBallMs * ballsDrawn + restMs

/** How many balls are seen so many milliseconds after the result: the same on all screens, also on one that comes late. */
export const ballsSeen = (ms: number): number => Math.max(0, Math.min(ballsDrawn, Math.floor(ms / hallBallMs)))

/** The places of the next tickets, the lowest free ones. */
export const freePlaces = (
  places: readonly string[],
  own: readonly { readonly place: string }[],
  count: number,
): string[] => places.filter((place) => !own.some((bet) => bet.place === place)).slice(0, count)
