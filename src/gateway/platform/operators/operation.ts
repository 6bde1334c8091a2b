import { type Struct, type StructError, validate } from 'superstruct'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Output } from './output.ts'

/** An operation that was asked for. */
export interface Asked<out Needed = object> {
  readonly deps: GatewayDeps
  readonly ports: Needed
  /** The name that was given, or the login of the machine. */
  readonly by: string
  readonly out: Output
  /** Aborts when the command has gone or the gateway ends. Long reading looks at it; what writes goes on to its end. */
  readonly stopped: AbortSignal
}

/** Something that operators do by a command. An area lists its own in its `area.ts`. */
export interface Operation<in Needed = object> {
  /** Whether somebody must give a name (`--by`) for it. */
  readonly isNamed: boolean
  /** Arguments that the record of the operation does not show. */
  readonly secrets: readonly string[]
  /**
   * Checks the arguments, and returns the work.
   *
   * @throws {WrongArgument}
   */
  readonly prepare: (given: unknown) => (asked: Asked<Needed>) => Promise<number>
}

/** Nothing was done: an argument is missing or wrong. */
export class WrongArgument extends Error {
  override readonly name = 'WrongArgument'
}

interface Declared<Args, Needed> {
  /** Shape of the arguments, which arrive as texts or lists of texts. */
  readonly takes: Struct<Args, unknown>
  /** False for what only reads, or does nothing that somebody must answer for; default true. */
  readonly isNamed?: boolean
  readonly secrets?: readonly (keyof Args & string)[]
  /**
   * Does it, in transactions of its own. A refusal is an error with one sentence for the operator.
   *
   * @returns the exit code if it is not 0
   */
  readonly run: (asked: Asked<Needed>, args: Args) => Promise<number> | Promise<void>
}

/** Declares an operation. */
export function operation<Args, Needed = object>(declared: Declared<Args, Needed>): Operation<Needed> {
  const { takes, isNamed = true, secrets = [], run } = declared
  return {
    isNamed,
    secrets,
    prepare: (given) => {
      const [failure, args] = validate(given, takes, { coerce: true })
      if (failure) throw new WrongArgument(faultOf(failure))
      return async (asked) => (await run(asked, args)) ?? 0
    },
  }
}

/** The first fault in one sentence that names its argument. */
export function faultOf(failure: StructError): string {
  const [first] = failure.failures()
  return `${failure.path.join('.') || 'arguments'}: ${first?.message ?? failure.message}`
}
