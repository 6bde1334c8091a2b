import type { Line } from './wire.ts'

// The fault proxy: ways to the gateway on which requests and answers meet what networks do to them. The signed bytes are
// those of the vendor.

/** The gateway gets the request and stores what it does; the answer is lost. */
export const losingAnswers =
  (line: Line): Line =>
  async (path, init) => {
    await line(path, init)
    throw new Error('The answer was lost')
  }

/** The gateway gets the same bytes twice. The vendor hears the answer that comes first. */
export const doubling =
  (line: Line): Line =>
  async (path, init) => {
    const both = [line(path, init), line(path, init)]
    const first = await Promise.race(both)
    await Promise.all(both)
    return first
  }

/** Holds requests back until they are let go, so that later ones overtake them. */
export function holding(line: Line): { readonly line: Line; release(): void } {
  const { promise: gate, resolve } = Promise.withResolvers<void>()
  return {
    line: async (path, init) => {
      await gate
      return await line(path, init)
    },
    release: resolve,
  }
}

/** Delivers requests some time after they were sent. */
export const delaying =
  (line: Line, milliseconds: number, sleep: (milliseconds: number) => Promise<void>): Line =>
  async (path, init) => {
    await sleep(milliseconds)
    return await line(path, init)
  }
