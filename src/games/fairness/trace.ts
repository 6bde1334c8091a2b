import { bytesToHex } from '@noble/hashes/utils.js'
import { drawInt, type RandomInt } from '#games/rng.ts'
import { blockMessage, fairBlock, fairWords, type RoundSeed, wordsOfBlock } from './stream.ts'

/** How one number of a round was drawn. */
export interface TracedDraw {
  /** The number is from 0 to below this. */
  readonly exclusiveMax: number
  /** Words from the incomplete end of the range, which would have favoured small numbers. */
  readonly rejected: readonly number[]
  /** The word that decided: the number is its remainder. */
  readonly word: number
  readonly result: number
}

/** A block of the stream, from which eight words are read. */
export interface TracedBlock {
  /** What it is the HMAC of. */
  readonly message: string
  readonly hex: string
}

/** Draws for rounds that also record what they did. */
export interface Trace {
  /** Takes the place of `fairDraw`. */
  readonly drawsOf: (seed: RoundSeed) => RandomInt
  /** The draws of the round so far. */
  draws(): readonly TracedDraw[]
}

/**
 * Records the draws of a round. A round with decisions reads its stream again from the beginning at each of them, so the
 * longest reading has all draws.
 */
export function traced(): Trace {
  const readings: TracedDraw[][] = []
  return {
    drawsOf: (seed) => {
      const draws: TracedDraw[] = []
      readings.push(draws)
      const next = fairWords(seed)
      return (exclusiveMax) => {
        const words: number[] = []
        const result = drawInt(exclusiveMax, () => {
          const word = next()
          words.push(word)
          return word
        })
        draws.push({ exclusiveMax, rejected: words.slice(0, -1), word: words.at(-1) ?? 0, result })
        return result
      }
    },
    draws: () => readings.reduce<TracedDraw[]>((most, draws) => (draws.length > most.length ? draws : most), []),
  }
}

/** The blocks of the stream that some draws have read. */
export function blocksOf(seed: RoundSeed, draws: readonly TracedDraw[]): TracedBlock[] {
  const words = draws.reduce((sum, { rejected }) => sum + rejected.length + 1, 0)
  return Array.from({ length: Math.ceil(words / wordsOfBlock) }, (_, block) => ({
    message: blockMessage(seed, block),
    hex: bytesToHex(fairBlock(seed, block)),
  }))
}
