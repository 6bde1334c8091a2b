import type { Column, ReelState } from './scene.ts'
import { timing } from './show.ts'
import type { SymbolId } from './types.ts'

const spinning = 8
const landing = 5

/**
 * The symbols of a reel from top to bottom. While it turns, the first five are repeated at the end so that it loops
 * without a jump. When it lands, filler symbols below the new ones move out of view.
 */
export function cellsOf({ motion, column, reel }: ReelState, strip: readonly SymbolId[]): Column {
  const filler = (length: number) =>
    Array.from({ length }, (_, row) => strip[(row * 5 + reel * 3) % strip.length] ?? 'low1')
  if (motion === 'spin') return [...column, ...filler(spinning), ...column]
  return motion === 'land' ? [...column, ...filler(landing)] : column
}

/** Animates a reel for its state, changing only transform and opacity. Returns a function that stops it. */
export function moveReel(element: Element, { motion, reel }: ReelState): () => void {
  if (motion === 'rest') return () => undefined
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const moves = still ? fade(element, motion) : turn(element, motion, reel)
  return () => {
    for (const move of moves) move.cancel()
  }
}

function turn(element: Element, motion: 'spin' | 'land', reel: number): Animation[] {
  if (motion === 'land') {
    const from = shifted(landing + 1, landing + 5)
    const to = shifted(1, landing + 5)
    return [element.animate([from, to], { duration: timing.land, easing: 'cubic-bezier(0.16, 0.9, 0.36, 1.12)' })]
  }
  const cells = spinning + 10
  const from = shifted(cells - 4, cells)
  const to = shifted(1, cells)
  const delay = reel * 45
  const start = { duration: 420, delay, easing: 'cubic-bezier(0.55, -0.12, 0.9, 0.6)', fill: 'backwards' } as const
  return [
    element.animate([from, to], start),
    element.animate([from, to], { duration: 330, delay: delay + 420, iterations: Number.POSITIVE_INFINITY }),
  ]
}

/** For reduced motion: the old symbols fade out, the new ones fade in. */
function fade(element: Element, motion: 'spin' | 'land'): Animation[] {
  const to = motion === 'spin' ? [{ opacity: 1 }, { opacity: 0.35 }] : [{ opacity: 0.35 }, { opacity: 1 }]
  return [element.animate(to, { duration: 200, fill: 'both' })]
}

/** The strip moved so that cell `index` is in the upper row. */
function shifted(index: number, cells: number): Keyframe {
  return { transform: `translateY(${(-index / cells) * 100}%)` }
}
