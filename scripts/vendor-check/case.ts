import { isDeepStrictEqual } from 'node:util'
import { vendorJson } from '#contract/vendor/exchange.ts'
import type { Desk, Step } from './desk.ts'

/** One thing that the suite tries. */
export interface Case {
  readonly name: string
  /**
   * What not every run has: an operator who switches things off, a member who logs out, one who moves money to the vendor, or a minute
   * to wait.
   */
  readonly needs?: 'operator' | 'member' | 'wallet' | 'minute'
  /** @throws {Mismatch} */
  run(desk: Desk): Promise<void>
}

/** Another answer than the protocol asks for. */
export class Mismatch extends Error {
  override readonly name = 'Mismatch'

  constructor(what: string, expected: unknown, came: unknown) {
    super(`${what}: expected ${textOf(expected)}, came ${textOf(came)}`)
  }
}

/** A case that is not tried, because something that it needs is not there. */
export class Skipped extends Error {
  override readonly name = 'Skipped'
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : (vendorJson(value) ?? 'nothing'))

/** @throws {Mismatch} if two values differ */
export function expectSame(what: string, expected: unknown, came: unknown): void {
  if (!isDeepStrictEqual(expected, came)) throw new Mismatch(what, expected, came)
}

/** A case of requests that are sent one after another. */
export function inOrder(name: string, ...steps: readonly Step[]): Case {
  return {
    name,
    async run(desk) {
      for (const step of steps) await desk.ask(step)
    },
  }
}
