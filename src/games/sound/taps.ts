import type { SoundName } from './recipes.ts'

/** A sound of several that follow a movement. */
export interface Tap {
  readonly name: SoundName
  /** Milliseconds from the beginning of the movement. */
  readonly at: number
  /** Part of its full loudness, from 0 to 1; left out for all of it. */
  readonly loud?: number
}

/** How finely a movement is looked at, in milliseconds. */
const look = 2

/**
 * When a movement passes a whole number, in either direction: with the angle of a wheel counted in pegs, when a peg passes.
 *
 * @param place where it is after so many milliseconds
 * @returns milliseconds, rising
 */
export function passes(place: (ms: number) => number, from: number, to: number): number[] {
  const times: number[] = []
  let before = Math.floor(place(from))
  for (let at = from; at < to; at += look) {
    const next = Math.min(to, at + look)
    const after = Math.floor(place(next))
    if (after !== before) times.push(momentOf(place, before, at, next))
    before = after
  }
  return times
}

/** The moment between two at which the whole part of a place changes, to some hundredths of a millisecond. */
function momentOf(place: (ms: number) => number, before: number, from: number, to: number): number {
  let [early, late] = [from, to]
  while (late - early > look / 64) {
    const middle = (early + late) / 2
    if (Math.floor(place(middle)) === before) early = middle
    else late = middle
  }
  return late
}

/**
 * Leaves out what follows so soon on something else that the ear could not tell them apart.
 *
 * @param least milliseconds
 */
export function apart<Heard extends { readonly at: number }>(heard: readonly Heard[], least: number): Heard[] {
  const kept: Heard[] = []
  for (const each of heard) if (each.at - (kept.at(-1)?.at ?? Number.NEGATIVE_INFINITY) >= least) kept.push(each)
  return kept
}

/** What is still to be heard of a movement that somebody joins later, counted from then on. */
export const tapsFrom = (taps: readonly Tap[], elapsed: number): Tap[] =>
  taps.filter(({ at }) => at >= elapsed).map((tap) => ({ ...tap, at: tap.at - elapsed }))
