import { expectation } from '#games/expectation.ts'
import { paid } from '#games/paid.ts'
import type { RandomInt } from '#games/rng.ts'
import { type Rational, rational } from '#games/slots/rational.ts'
import { isJoker, jokerFactors, type Segment, segments, type WheelNumber } from './segments.ts'

/**
 * Where the wheel stopped, as places of {@link segments}: jokers, and a number at the end. After {@link mostJokers} jokers the wheel stops
 * on a number only, so that a round and its largest win are bounded.
 */
export type WheelStops = readonly number[]

export const mostJokers = 3

const lost = rational(0n)

const places = segments.map((_, place) => place)
const segmentAt = (place: number): Segment => {
  const segment = segments[place]
  if (segment === undefined) throw new RangeError(`no segment ${place}`)
  return segment
}
const numberPlaces = places.filter((place) => !isJoker(segmentAt(place)))

/** Where the wheel can stop after some jokers. */
const placesAfter = (jokers: number): readonly number[] => (jokers < mostJokers ? places : numberPlaces)

/** Turns the wheel until it stops on a number. It depends on nothing but the draw. */
export function turnWheel(random: RandomInt): WheelStops {
  const stops: number[] = []
  while (true) {
    const open = placesAfter(stops.length)
    const place = open[random(open.length)] ?? 0
    stops.push(place)
    if (!isJoker(segmentAt(place))) return stops
  }
}

/** Whether the wheel can stop so: jokers, not too many, and a number at the end. */
export const isWheelStops = (stops: WheelStops): boolean =>
  stops.length > 0 &&
  stops.every((place, index) => {
    const isLast = index === stops.length - 1
    return placesAfter(index).includes(place) && isJoker(segmentAt(place)) !== isLast
  })

/** What one unit of the stake on a number becomes: the number, multiplied by all jokers of the round, and the stake; zero if it lost. */
export function wheelMultiplier(bet: WheelNumber, stops: WheelStops): Rational {
  const turned = stops.map(segmentAt)
  if (turned.at(-1) !== bet) return lost
  return numberPay(
    bet,
    turned.filter(isJoker).reduce((product, joker) => product * jokerFactors[joker], 1n),
  )
}

/** The win in minor units; zero if the bet lost. */
export const wheelWin = (stake: bigint, bet: WheelNumber, stops: WheelStops): bigint =>
  paid(stake, wheelMultiplier(bet, stops))

/** The exact return of a number, over all ways of jokers before it. */
export const wheelReturn = (bet: WheelNumber): Rational => returnAfter(bet, 0, 1n)

/** The most that one unit of the stake on a number can become. */
export const wheelLargest = (bet: WheelNumber): Rational => {
  const most = Object.values(jokerFactors).reduce((a, b) => (a > b ? a : b))
  return numberPay(bet, most ** BigInt(mostJokers))
}

const numberPay = (bet: WheelNumber, factor: bigint): Rational => rational(1n + BigInt(bet) * factor)

/** The return from here on, after some jokers with the product `factor`. */
function returnAfter(bet: WheelNumber, jokers: number, factor: bigint): Rational {
  const multiplierOf = (segment: Segment): Rational => {
    if (isJoker(segment)) return returnAfter(bet, jokers + 1, factor * jokerFactors[segment])
    return segment === bet ? numberPay(bet, factor) : lost
  }
  return expectation(placesAfter(jokers).map((place) => ({ weight: 1n, multiplier: multiplierOf(segmentAt(place)) })))
}
