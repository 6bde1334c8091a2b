import type { TrendPool } from './pools.ts'

/** Which half a number is of. */
export type Size = 'big' | 'small' | 'tie'
export type Parity = 'odd' | 'even' | 'tie'

export const sizeOf = ({ small, tie }: Pick<TrendPool, 'small' | 'tie'>, number: number): Size =>
  number === tie ? 'tie' : number > small ? 'big' : 'small'

export const parityOf = ({ tie }: Pick<TrendPool, 'tie'>, number: number): Parity =>
  number === tie ? 'tie' : number % 2 === 0 ? 'even' : 'odd'

/** Halves of the numbers at one position. */
export interface HalfTrend {
  /** Draw by draw, the latest first. */
  readonly sizes: readonly Size[]
  readonly parities: readonly Parity[]
  /** How often each came; a tie is counted nowhere. */
  readonly counts: Readonly<Record<Exclude<Size | Parity, 'tie'>, number>>
}

/**
 * Big and small, odd and even at one position.
 *
 * @param draws the numbers of each draw, the latest first
 * @param position from 0
 */
export function halfTrend(
  draws: readonly (readonly number[])[],
  pool: Pick<TrendPool, 'small' | 'tie'>,
  position: number,
): HalfTrend {
  const numbers = draws.flatMap((drawn) => drawn[position] ?? [])
  const sizes = numbers.map((number) => sizeOf(pool, number))
  const parities = numbers.map((number) => parityOf(pool, number))
  const count = (word: Size | Parity) => [...sizes, ...parities].filter((one) => one === word).length
  return {
    sizes,
    parities,
    counts: { big: count('big'), small: count('small'), odd: count('odd'), even: count('even') },
  }
}
