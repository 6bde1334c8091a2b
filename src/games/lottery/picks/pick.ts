import { combinations } from '#games/combinations.ts'
import { hitsOf, type Numbers, numbersTo, optionsTo } from '#games/lottery/distinct/numbers.ts'
import { type Counts, only, type Play, type Tier } from '#games/lottery/play.ts'
import { rational } from '#games/slots/rational.ts'

/** A lottery in which some numbers are drawn, and a line names as many: it wins by how many of them came. */
export interface Pick {
  readonly code: string
  /** The numbers are from 1 to this. */
  readonly pool: number
  readonly some: number
  /** The most numbers of one choice: all lines that they give are played. */
  readonly most: number
  /** How many numbers win, and what part of the return of a line is for them, in hundredths. All parts together are 100. */
  readonly prizes: readonly { readonly hits: number; readonly share: number }[]
}

const nameOf = (hits: number) => `hits-${hits}`

/** The play of such a lottery. */
export function pickPlay({ code, pool, some, most, prizes }: Pick): Play<Numbers> {
  const positions = numbersTo(some).map((number) => number - 1)
  const linesWith = (hits: number, chosen: number, drawn: number) =>
    combinations(drawn, hits) * combinations(chosen - drawn, some - hits)
  return {
    code,
    board: [{ name: 'numbers', options: optionsTo(pool), most }],
    lines: ([chosen = []]) => only('line', Number(combinations(chosen.length, some))),
    wins: ([chosen = []], drawn): Counts => {
      const came = hitsOf(chosen, drawn, positions)
      return Object.fromEntries(prizes.map(({ hits }) => [nameOf(hits), Number(linesWith(hits, chosen.length, came))]))
    },
    tiers: Object.fromEntries(
      prizes.map(({ hits, share }): [string, Tier] => [
        nameOf(hits),
        {
          kind: 'line',
          expected: rational(linesWith(hits, pool, some), combinations(pool, some)),
          share: rational(BigInt(share), 100n),
        },
      ]),
    ),
  }
}
