import { array, create, number, object, record, type Struct, string } from 'superstruct'
import type { Json } from '#games/instants/instant.ts'
import { lhcPool } from '#games/lottery/lhc/draw.ts'
import { colourSets } from '#games/lottery/lhc/sets.ts'
import type { LotteryTypeName } from '#games/lottery/type-names.ts'
import { northPrizes, southPrizes } from '#games/lottery/vietnam/draw.ts'

/** The colour of a ball. */
export type Tone = 'red' | 'blue' | 'green' | 'gold' | 'bronze' | 'violet' | 'pink'

export interface Ball {
  /** What stands on it; undefined before the draw. */
  readonly text: string | undefined
  readonly tone: Tone
}

export interface Prize {
  readonly name: string
  /** How many digits its numbers have. */
  readonly digits: number
  /** Undefined before the draw. */
  readonly numbers: readonly (string | undefined)[]
}

/** Prizes with their numbers, the highest first. */
export interface Board {
  /** The station, where several draw at once. */
  readonly station: string | undefined
  /** How many of the last digits of all numbers most bets look at; undefined if none. */
  readonly ends: number | undefined
  readonly prizes: readonly Prize[]
}

/** How the result of a type looks. */
export type Shown =
  /** `extra` is apart: a special or an additional number. */
  | { readonly kind: 'balls'; readonly balls: readonly Ball[]; readonly extra: Ball | undefined }
  /** Numbers by rank, the winner first. */
  | { readonly kind: 'ranks'; readonly numbers: readonly (string | undefined)[] }
  | { readonly kind: 'prizes'; readonly boards: readonly Board[] }
  | { readonly kind: 'number'; readonly digits: number; readonly number: string | undefined }

const Numbers = array(number())
const Toto = object({ numbers: Numbers, additional: number() })
const Prizes = record(string(), array(string()))
const Stations = object({ first: Prizes, second: Prizes })
const Thai = object({ first: string(), front: array(string()), back: array(string()), two: string() })

/** Lotteries of digits or numbers: how many they draw, and the colour of their balls. */
const drawnBalls: Partial<Record<LotteryTypeName, readonly [count: number, tone: Tone]>> = {
  ssc: [5, 'blue'],
  p5: [5, 'red'],
  '3d': [3, 'bronze'],
  p3: [3, 'pink'],
  '11x5': [5, 'green'],
  '6x60': [6, 'green'],
  '5x80': [5, 'violet'],
}

const fourPrizes = [
  { name: 'first', numbers: 1, digits: 4 },
  { name: 'second', numbers: 1, digits: 4 },
  { name: 'third', numbers: 1, digits: 4 },
  { name: 'starter', numbers: 10, digits: 4 },
  { name: 'consolation', numbers: 10, digits: 4 },
]

const thaiPrizes = [
  { name: 'first', numbers: 1, digits: 6 },
  { name: 'front', numbers: 2, digits: 3 },
  { name: 'back', numbers: 2, digits: 3 },
  { name: 'two', numbers: 1, digits: 2 },
]

const lhcColours = colourSets(lhcPool)

/** The colour of a number of LHC, on its ball and on boards. */
export const lhcTone = (of: number): Tone =>
  lhcColours.red?.includes(of) ? 'red' : lhcColours.blue?.includes(of) ? 'blue' : 'green'

const places = <Value>(count: number, drawn: readonly Value[] | undefined): readonly (Value | undefined)[] =>
  Array.from({ length: count }, (_, place) => drawn?.[place])

const textOf = (drawn: number | undefined) => (drawn === undefined ? undefined : `${drawn}`)

const boardOf = (
  prizes: typeof fourPrizes | typeof northPrizes,
  drawn: Readonly<Record<string, readonly string[]>> | undefined,
  { station, ends }: Partial<Board> = {},
): Board => ({
  ...{ station, ends },
  prizes: prizes.map(({ name, numbers, digits }) => ({ name, digits, numbers: places(numbers, drawn?.[name]) })),
})

/**
 * How a result is shown.
 *
 * @param result as the gateway gives it; null before the draw, and all places wait
 * @throws {StructError} if the result is none of this type
 */
export function shownResult(type: LotteryTypeName, result: Json): Shown {
  const drawn = <Value, Schema>(struct: Struct<Value, Schema>) =>
    result === null ? undefined : create<Value, Schema>(result, struct)
  switch (type) {
    case 'pk10':
      return { kind: 'ranks', numbers: places(10, drawn(Numbers)).map(textOf) }
    case 'lhc': {
      const tone = (of: number | undefined): Ball => ({
        text: textOf(of),
        tone: of === undefined ? 'blue' : lhcTone(of),
      })
      const balls = places(7, drawn(Numbers)).map(tone)
      return { kind: 'balls', balls: balls.slice(0, -1), extra: balls.at(-1) }
    }
    case 'toto': {
      const toto = drawn(Toto)
      return {
        kind: 'balls',
        balls: places(6, toto?.numbers).map((of) => ({ text: textOf(of), tone: 'red' })),
        extra: { text: textOf(toto?.additional), tone: 'gold' },
      }
    }
    case 'vn-north':
      return { kind: 'prizes', boards: [boardOf(northPrizes, drawn(Prizes), { ends: 2 })] }
    case 'vn-central':
      return { kind: 'prizes', boards: [boardOf(southPrizes, drawn(Prizes), { ends: 2 })] }
    case 'vn-south': {
      const both = drawn(Stations)
      return {
        kind: 'prizes',
        boards: (['first', 'second'] as const).map((station) =>
          boardOf(southPrizes, both?.[station], { station: `station-${station}`, ends: 2 }),
        ),
      }
    }
    case '4d':
      return { kind: 'prizes', boards: [boardOf(fourPrizes, drawn(Prizes))] }
    case 'thai': {
      const thai = drawn(Thai)
      const lists = thai && { ...thai, first: [thai.first], two: [thai.two] }
      return { kind: 'prizes', boards: [boardOf(thaiPrizes, lists)] }
    }
    case 'lao':
      return { kind: 'number', digits: 4, number: drawn(string()) }
    default: {
      const [count, tone] = drawnBalls[type] ?? [0, 'blue']
      return {
        kind: 'balls',
        balls: places(count, drawn(Numbers)).map((of) => ({ text: textOf(of), tone })),
        extra: undefined,
      }
    }
  }
}
