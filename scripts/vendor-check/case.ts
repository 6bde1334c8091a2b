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

/** A request and its answer, for the report. */
export interface Exchanged {
  /** The body as it was sent, without its token. */
  readonly request: string
  readonly answer: Readonly<Record<string, unknown>>
}

/** Another answer than the protocol asks for. */
export class Mismatch extends Error {
  override readonly name = 'Mismatch'
  readonly exchanged: Exchanged | undefined

  constructor(what: string, expected: unknown, came: unknown, exchanged?: Exchanged) {
    const asked = exchanged ? ` (asked: ${shortened(exchanged.request, 300)})` : ''
    super(`${what}: expected ${textOf(expected)}, came ${textOf(came)}${asked}`)
    this.exchanged = exchanged
  }
}

/** Something that the suite itself needs, and why it does not get it. The cases that need it too are not tried after that. */
export class Obstacle extends Error {
  override readonly name = 'Obstacle'
}

/** A case that is not tried, because something that it needs is not there. */
export class Skipped extends Error {
  override readonly name = 'Skipped'
}

/** The beginning of a text that is too long for a report. */
export const shortened = (text: string, most: number): string => (text.length > most ? `${text.slice(0, most)}…` : text)

const textOf = (value: unknown) => (typeof value === 'string' ? value : (vendorJson(value) ?? 'nothing'))

/** @throws {Mismatch} if two values differ */
export function expectSame(what: string, expected: unknown, came: unknown, exchanged?: Exchanged): void {
  if (!isDeepStrictEqual(expected, came)) throw new Mismatch(what, expected, came, exchanged)
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
