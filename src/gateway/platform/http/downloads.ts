import { CallFailure } from './failure.ts'

/** Files of one member, and of all, that are made at once. */
const mostOfOne = 2
const mostOfAll = 40

/** Milliseconds after which a download that asked for nothing is over: the server cuts it off before. */
const silence = 60_000

interface Place {
  readonly memberId: bigint
  askedAt: number
}

/** A place among the downloads under way: `ask` notes that a piece is made, `end` that the last one was. */
export interface Download {
  ask(): void
  end(): void
}

/** Downloads under way. */
const downloads = new Set<Place>()

/**
 * Lets in a few downloads of long files: each piece costs a query, and a member can begin hundreds.
 *
 * @throws {CallFailure} `rate_limited`
 */
export function beginDownload(memberId: bigint): Download {
  const now = performance.now()
  // Nobody says so if the answer of a download is thrown away before it begins.
  for (const one of downloads) if (one.askedAt < now - silence) downloads.delete(one)
  const own = [...downloads].filter((one) => one.memberId === memberId).length
  if (own >= mostOfOne || downloads.size >= mostOfAll) throw new CallFailure('rate_limited')
  const place: Place = { memberId, askedAt: now }
  downloads.add(place)
  return {
    ask() {
      place.askedAt = performance.now()
    },
    end: () => void downloads.delete(place),
  }
}
