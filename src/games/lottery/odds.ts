import { isMore, type Rational, rational, times } from '#games/slots/rational.ts'
import { lineReturn, type Play } from './play.ts'

/**
 * Odds of lotteries that have a table of them instead of prize groups, by the code of the play and the tier: what one unit of a line's
 * stake becomes.
 */
export type OddsTable = Readonly<Record<string, Readonly<Record<string, Rational>>>>

/** Odds as they are written down: one for all tiers of a play, or one for each. */
type Written = number | Readonly<Record<string, number | Rational>>

/** A written number, of two decimals at most. */
const exact = (odds: number | Rational): Rational =>
  typeof odds === 'number' ? rational(BigInt(Math.round(odds * 100)), 100n) : odds

/**
 * The table of some plays. The same play with another way to choose has the same odds.
 *
 * @param written by the code of a play, without `-places`
 * @throws {RangeError} if odds are missing or belong to nothing
 */
export function oddsTable(
  plays: readonly Pick<Play<never>, 'code' | 'tiers'>[],
  written: Readonly<Record<string, Written>>,
): OddsTable {
  const codes = plays.map(({ code }) => basePlay(code))
  const unknown = Object.keys(written).find((code) => !codes.includes(code))
  if (unknown !== undefined) throw new RangeError(`odds of ${unknown}, which is no play`)
  return Object.fromEntries(
    plays.map(({ code, tiers }) => {
      const odds = written[basePlay(code)]
      const names = Object.keys(tiers)
      if (odds === undefined) throw new RangeError(`${code} has no odds`)
      if (typeof odds !== 'number' && Object.keys(odds).some((tier) => !names.includes(tier)))
        throw new RangeError(`${code} has odds of a tier that it does not have`)
      return [code, Object.fromEntries(names.map((tier) => [tier, exact(oneOf(odds, tier))]))]
    }),
  )
}

/**
 * The code of a play without how its numbers are entered: the play with lists of numbers and the one with digits for places are one, at
 * the second of two stations too.
 */
export const basePlay = (code: string): string => code.replace(/-places(?=$|-second$)/, '')

function oneOf(odds: Written, tier: string): number | Rational {
  const one = typeof odds === 'number' ? odds : odds[tier]
  if (one === undefined) throw new RangeError(`the tier ${tier} has no odds`)
  return one
}

/**
 * The exact return of one line of a kind with the odds of a table.
 *
 * @throws {RangeError} if the table does not have the play
 */
export const tableReturn = (
  table: OddsTable,
  play: Pick<Play<never>, 'code' | 'tiers' | 'ties'>,
  kind: string,
): Rational =>
  lineReturn(play, kind, (tier) => {
    const odds = table[play.code]?.[tier]
    if (!odds) throw new RangeError(`no odds of ${tier} in ${play.code}`)
    return odds
  })

/**
 * The table for a market whose law demands a least return. Kinds of lines that return less get higher odds: all their tiers are raised
 * in the same proportion, just to that return, and then each up to the next number that reads well. Others keep theirs.
 *
 * @param leastReturn in hundredths of a percent, as jurisdictions have it
 */
export function oddsFor(
  leastReturn: number,
  plays: readonly Pick<Play<never>, 'code' | 'tiers'>[],
  usual: OddsTable,
): OddsTable {
  const least = rational(BigInt(leastReturn), 10_000n)
  return Object.fromEntries(
    plays.map((play) => [
      play.code,
      Object.fromEntries(
        Object.entries(usual[play.code] ?? {}).map(([tier, odds]) => {
          const now = tableReturn(usual, play, play.tiers[tier]?.kind ?? '')
          if (!isMore(least, now)) return [tier, odds]
          const raised = times(times(odds, least), rational(now.denominator, now.numerator))
          return [tier, roundedUp(raised)]
        }),
      ),
    ]),
  )
}

/** Up to the next multiple of a twentieth of its power of ten: 4.47 becomes 4.5, 79.7 becomes 80, and 1,328 becomes 1,350. */
export function roundedUp(odds: Rational): Rational {
  let power = rational(1n)
  while (!isMore(times(power, rational(10n)), odds)) power = times(power, rational(10n))
  const step = times(power, rational(1n, 20n))
  const { numerator, denominator } = times(odds, rational(step.denominator, step.numerator))
  return times(step, rational((numerator + denominator - 1n) / denominator))
}

/** Odds as text, exact: `9/2`. */
const oddsText = ({ numerator, denominator }: Rational): string => `${numerator}/${denominator}`

/** @throws {RangeError} if the text is none of {@link oddsText} */
export function readOdds(text: string): Rational {
  const found = /^(\d{1,40})\/([1-9]\d{0,39})$/.exec(text)
  if (!found) throw new RangeError(`${text} are no odds`)
  return rational(BigInt(found[1] ?? 0), BigInt(found[2] ?? 1))
}

/** The odds of a bet, by prize. @throws {RangeError} as {@link readOdds} */
export const readAllOdds = (odds: Readonly<Record<string, string>>): Record<string, Rational> =>
  Object.fromEntries(Object.entries(odds).map(([tier, text]) => [tier, readOdds(text)]))

/** Odds by prize as texts, as bets keep them and messages carry them. */
export const writeAllOdds = (odds: Readonly<Record<string, Rational>>): Record<string, string> =>
  Object.fromEntries(Object.entries(odds).map(([tier, each]) => [tier, oddsText(each)]))

/** A table as texts. */
export const writeTable = (table: OddsTable): Record<string, Record<string, string>> =>
  Object.fromEntries(Object.entries(table).map(([play, odds]) => [play, writeAllOdds(odds)]))

/** @throws {RangeError} as {@link readOdds} */
export const readTable = (table: Readonly<Record<string, Readonly<Record<string, string>>>>): OddsTable =>
  Object.fromEntries(Object.entries(table).map(([play, odds]) => [play, readAllOdds(odds)]))
