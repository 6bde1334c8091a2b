import type { Column, ReelState } from './scene.ts'
import { timing } from './stage.ts'

/** Filler symbols, and how many of them pass when a reel lands. */
const spinning = 8
const landing = 5
/** Milliseconds that a symbol falls: one place, and each further one. */
const falling = { first: 260, next: 70 } as const

/**
 * The symbols of a reel from top to bottom: its own, filler that passes while it turns, and its own again, so that it loops
 * without a jump. They are all there before the first spin: to make them when it is pressed would take several frames.
 */
export function cellsOf<Id extends string>({ column, reel }: ReelState<Id>, strip: readonly Id[]): Column<Id> {
  const filler = Array.from({ length: spinning }, (_, row) => strip[(row * 5 + reel * 3) % strip.length])
  return [...column, ...filler, ...column].filter((id) => id !== undefined)
}

/** Animates a reel for its state, changing only transform and opacity. Returns a function that stops it. */
export function moveReel(element: Element, state: ReelState<string>): () => void {
  const { motion } = state
  if (motion === 'rest') return () => undefined
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const moves = still ? fade(element, motion) : motion === 'fall' ? fall(element, state) : turn(element, motion, state)
  return () => {
    for (const move of moves) move.cancel()
  }
}

function turn(element: Element, motion: 'spin' | 'land', { reel, column }: ReelState<string>): Animation[] {
  const { length } = column
  const cells = spinning + 2 * length
  if (motion === 'land') {
    const from = shifted(landing + 1, cells)
    const to = shifted(1, cells)
    return [element.animate([from, to], { duration: timing.land, easing: 'cubic-bezier(0.16, 0.9, 0.36, 1.12)' })]
  }
  const from = shifted(cells - length + 1, cells)
  const to = shifted(1, cells)
  const delay = reel * 45
  const start = { duration: 420, delay, easing: 'cubic-bezier(0.55, -0.12, 0.9, 0.6)', fill: 'backwards' } as const
  return [
    element.animate([from, to], start),
    element.animate([from, to], { duration: 330, delay: delay + 420, iterations: Number.POSITIVE_INFINITY }),
  ]
}

/** Each symbol falls from its place before to the one in which it is. */
function fall(element: Element, { reel, drops = [] }: ReelState<string>): Animation[] {
  return [...element.children].flatMap((cell, place) => {
    const drop = drops[place] ?? 0
    if (drop === 0) return []
    const duration = falling.first + falling.next * drop
    const from = { transform: `translateY(${-100 * drop}%)` }
    const easing = 'cubic-bezier(0.4, 0, 0.5, 1.15)'
    return [cell.animate([from, { transform: 'none' }], { duration, delay: reel * 30, easing, fill: 'backwards' })]
  })
}

/** For reduced motion: the old symbols fade out, the new ones fade in. */
function fade(element: Element, motion: 'spin' | 'land' | 'fall'): Animation[] {
  const to = motion === 'spin' ? [{ opacity: 1 }, { opacity: 0.35 }] : [{ opacity: 0.35 }, { opacity: 1 }]
  return [element.animate(to, { duration: 200, fill: 'both' })]
}

/** The strip moved so that cell `index` is in the upper row. */
function shifted(index: number, cells: number): Keyframe {
  return { transform: `translateY(${(-index / cells) * 100}%)` }
}
