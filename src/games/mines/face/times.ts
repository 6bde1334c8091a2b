import { timesText } from '#games/instants/view/texts.ts'
import type { Rational } from '#games/slots/rational.ts'

/** A multiplier with two digits after the point, without its sign. */
export const times = (multiplier: Rational, locale: string): string =>
  timesText(multiplier, locale, { least: 2 }).slice(0, -1)
