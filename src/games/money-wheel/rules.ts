import type { Distribution } from '#games/distribution.ts'
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
export function spinMoneyWheel(random: RandomInt): WheelStops {
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
export function moneyWheelMultiplier(bet: WheelNumber, stops: WheelStops): Rational {
  const turned = stops.map(segmentAt)
  if (turned.at(-1) !== bet) return lost
  return numberPay(
    bet,
    turned.filter(isJoker).reduce((product, joker) => product * jokerFactors[joker], 1n),
  )
}

/** The win in minor units; zero if the bet lost. */
export const moneyWheelWin = (stake: bigint, bet: WheelNumber, stops: WheelStops): bigint =>
  paid(stake, moneyWheelMultiplier(bet, stops))

/** What a stake on a number becomes, over all ways of jokers before the last stop. */
export const moneyWheelResults = (bet: WheelNumber): Distribution => resultsAfter(bet, 0, 1n)

const numberPay = (bet: WheelNumber, factor: bigint): Rational => rational(1n + BigInt(bet) * factor)

/** The results from here on, after some jokers with the product `factor`. */
function resultsAfter(bet: WheelNumber, jokers: number, factor: bigint): Distribution {
  const open = placesAfter(jokers).map(segmentAt)
  const hits = open.filter((segment) => segment === bet).length
  const misses = open.filter((segment) => segment !== bet && !isJoker(segment)).length
  // A number counts for as many results as there are ways to go on after a joker.
  const ways = waysAfter(jokers + 1)
  return [
    { weight: BigInt(hits) * ways, multiplier: numberPay(bet, factor) },
    { weight: BigInt(misses) * ways, multiplier: lost },
    ...open.filter(isJoker).flatMap((joker) => resultsAfter(bet, jokers + 1, factor * jokerFactors[joker])),
  ]
}

/** How many ways of stops there are after some jokers, if the wheel turned on after a number too. */
const waysAfter = (jokers: number): bigint =>
  jokers > mostJokers ? 1n : BigInt(placesAfter(jokers).length) * waysAfter(jokers + 1)
