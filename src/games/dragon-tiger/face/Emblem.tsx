import css from './dragon-tiger.module.css'

/** The heads of the two sides, drawn in a box of 48. */
const drawings = {
  dragon: {
    head: 'M8 6c3 4 6 5 10 5 4-2 8-2 12 0 4 0 7-1 10-5 1 6-1 10-4 12 3 4 4 8 3 12l-4-2c0 5-3 10-11 15-8-5-11-10-11-15l-4 2c-1-4 0-8 3-12-3-2-5-6-4-12Z',
    lines: 'M16 22l6 3M32 22l-6 3M20 34c2 2 6 2 8 0M21 30h.01M27 30h.01M14 38c-3 0-5 2-6 5M34 38c3 0 5 2 6 5',
  },
  tiger: {
    head: 'M9 9c3-3 7-2 9 1 4-1 8-1 12 0 2-3 6-4 9-1 2 3 2 6 0 9 3 8 1 16-4 20-3 3-7 5-11 5s-8-2-11-5c-5-4-7-12-4-20-2-3-2-6 0-9Z',
    lines:
      'M24 11v6M19 12l1 4M29 12l-1 4M16 22h4M28 22h4M21 29h6l-3 3zM24 32v3M24 35c-2 2-4 2-6 1M24 35c2 2 4 2 6 1M9 27l6 1M39 27l-6 1M11 33l5-1M37 33l-5-1',
  },
} as const

/** The head of a dragon or a tiger. Its name stands beside it. */
export function Emblem({ side }: { readonly side: keyof typeof drawings }) {
  const { head, lines } = drawings[side]
  return (
    <svg className={css.emblem} viewBox="0 0 48 48" aria-hidden="true">
      <path className={css.head} d={head} />
      <path className={css.lines} d={lines} />
    </svg>
  )
}
