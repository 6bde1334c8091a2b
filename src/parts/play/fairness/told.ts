import type { Struct } from 'superstruct'
import type { PlayedInstant } from '#games/instants/wire.ts'
import type { Rational } from '#games/slots/rational.ts'
import { numberFormat } from '#lib/formats.ts'
import type { Translate } from '#lib/messages.ts'
import type { Child, Markup } from '#ui/markup/markup.ts'

export interface PictureWords {
  readonly t: Translate<'fairness-picture'>
  readonly locale: string
  readonly currency: string
}

/** A past round in the parts that every picture has. */
export interface Told {
  /** What was chosen with the stake; left out where nothing is chosen, or where the bets say it. */
  readonly choice?: string
  /** What was decided, in its order. */
  readonly steps?: readonly (readonly Child[])[]
  /** The result as it was seen. */
  readonly drawing?: Markup
  /** A remark on the decisions. */
  readonly note?: string
  /** What came, in a sentence. */
  readonly result: string
  readonly bets?: readonly ToldBet[]
}

/** A bet with what it came to. Amounts in minor units. */
export interface ToldBet {
  readonly name: string
  /** How it ended, where the amounts do not say it. */
  readonly note?: string
  readonly stake: bigint
  readonly win: bigint
  /** Whether the stake came back instead. */
  readonly isReturned?: boolean
}

/** Tells a round of one game; undefined if it was stored in a form that is not known any more. */
export type Teller = (played: Pick<PlayedInstant, 'shown' | 'decisions'>, words: PictureWords) => Told | undefined

/** A value in the form of a struct; undefined if it has another one. */
export function readAs<Value>(struct: Struct<Value, unknown>, value: unknown): Value | undefined {
  const [fault, read] = struct.validate(value, { coerce: true })
  return fault ? undefined : read
}

/** A multiple of the stake, such as "1.5×". */
export const timesText = ({ numerator, denominator }: Rational, { locale }: PictureWords): string =>
  `${numberFormat(locale, { maximumFractionDigits: 4 }).format(Number(numerator) / Number(denominator))}×`

/** A number that is kept in hundredths, such as "49.50". */
export const hundredthsText = (hundredths: number, { locale }: PictureWords): string =>
  numberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(hundredths / 100)
