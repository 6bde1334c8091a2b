import { type Distribution, expectation, hitFrequency, largestPay } from '#games/distribution.ts'
import type { BetFacts } from './instant.ts'

/** What is said about a bet of which all results are known. */
export const factsOf = (bet: string, results: Distribution): BetFacts => ({
  bet,
  rtp: expectation(results),
  largest: largestPay(results),
  hitFrequency: hitFrequency(results),
})
