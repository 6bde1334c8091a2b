import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/**
 * The hash of the round before: SHA-256 of a hash's text. Rounds are played against the direction of the computation, so a hash
 * that is known proves those of all earlier rounds and says nothing of the next one.
 */
export const hashBefore = (hash: string): string => bytesToHex(sha256(utf8ToBytes(hash)))

/** The hash of the round that was played so many rounds earlier. */
export function walkedBack(hash: string, rounds: number): string {
  if (!Number.isInteger(rounds) || rounds < 0) throw new RangeError(`cannot go ${rounds} rounds back`)
  let walked = hash
  for (let round = 0; round < rounds; round++) walked = hashBefore(walked)
  return walked
}

/** A chain of rounds 1 to `rounds`, whose hash of round 0, the head, is published before the first one. */
export interface Chain {
  readonly rounds: number
  /** The hash of round 0. Nothing is drawn from it. */
  readonly head: string
  /** Hashes of every `spacing`-th round from 0, so that a hash is found without walking the whole chain. All but the first are secret. */
  readonly marks: readonly string[]
  readonly spacing: number
  /** The hash of the last round, from which all others follow: the secret of the chain. */
  readonly last: string
}

/**
 * Computes a chain: a million rounds are a million hashes, once.
 *
 * @param last the hash of the last round: 64 hexadecimal digits from a cryptographic generator
 */
export function chainOf(last: string, rounds: number, spacing: number): Chain {
  if (!/^[0-9a-f]{64}$/.test(last)) throw new RangeError('the last hash of a chain has 64 hexadecimal digits')
  if (![rounds, spacing].every((count) => Number.isInteger(count) && count > 0))
    throw new RangeError('a chain has rounds and marks')
  const marks: string[] = []
  let hash = last
  for (let round = rounds; ; round--) {
    if (round % spacing === 0) marks.push(hash)
    if (round === 0) break
    hash = hashBefore(hash)
  }
  return { rounds, head: hash, marks: marks.reverse(), spacing, last }
}

/** The hash of a round of a chain. */
export function hashOfRound({ rounds, marks, spacing, last }: Chain, round: number): string {
  if (!Number.isInteger(round) || round < 0 || round > rounds) throw new RangeError(`the chain has no round ${round}`)
  const place = Math.ceil(round / spacing)
  const mark = marks[place]
  return mark === undefined ? walkedBack(last, rounds - round) : walkedBack(mark, place * spacing - round)
}

/** Whether a hash that was revealed belongs to the chain whose head was published: whether it leads to it in so many rounds. */
export const isOfChain = (head: string, hash: string, round: number): boolean => walkedBack(hash, round) === head
