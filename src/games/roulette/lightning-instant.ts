import { severalBets } from '#games/instants/several-bets.ts'
import { placeOf, roulettePlaces } from './instant.ts'
import {
  drawLightning,
  type LightningResult,
  lightningMultiplier,
  lightningResults,
  luckyWeights,
} from './lightning.ts'
import { wheelOrder } from './wheel.ts'

const greatest = Math.max(...luckyWeights.map(({ multiplier }) => multiplier))

/** Roulette with lucky numbers as the house plays it. A round pays most if its pocket is the luckiest number. */
export const lightningInstant = severalBets<LightningResult>({
  name: 'lightning-roulette',
  ...roulettePlaces,
  draw: drawLightning,
  multiplier: (place, result) => lightningMultiplier(placeOf(place), result),
  results: (place) => lightningResults(placeOf(place)),
  best: wheelOrder.map((pocket) => ({ pocket, lucky: [{ number: pocket, multiplier: greatest }] })),
  shown: ({ pocket, lucky }) => ({
    pocket,
    lucky: lucky.map(({ number, multiplier }) => ({ number, multiplier })),
  }),
})
