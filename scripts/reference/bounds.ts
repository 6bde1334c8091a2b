import { is, type Struct, validate } from 'superstruct'

type AnyStruct = Struct<unknown, unknown>

/** What a text must be; without a bound it may be anything. */
export interface TextBounds {
  readonly least?: number
  readonly most?: number
  /** Source of a regular expression. */
  readonly pattern?: string
}

/** The bounds of a text. Superstruct does not expose them, so they are found by validating values. */
export function textBounds(struct: AnyStruct): TextBounds {
  const messages = ['', ' ', 'a'.repeat(100_000)].flatMap((probe) =>
    (validate(probe, struct)[0]?.failures() ?? []).map(({ message }) => message),
  )
  const [, least, most] = messages.flatMap((message) => lengths.exec(message) ?? [])
  const [pattern] = messages.flatMap((message) => matching.exec(message)?.[1] ?? [])
  return {
    ...(most !== undefined && { least: Number(least ?? most), most: Number(most) }),
    ...(pattern !== undefined && { pattern }),
  }
}

const lengths = /length (?:between `(\d+)` and|of) `(\d+)`/
const matching = /matching `\/(.+?)\/` but received/s

/** The bounds of a list's length, found as those of a text. */
export function listBounds(struct: AnyStruct): Pick<TextBounds, 'least' | 'most'> {
  // Entries that are missing are refused by themselves, so only the refiner of the list is asked.
  const failures = [0, 100_000].flatMap((length) => refused(struct, new Array(length)))
  const [, least, most] = failures.flatMap((message) => lengths.exec(message) ?? [])
  return most === undefined ? {} : { least: Number(least ?? most), most: Number(most) }
}

function refused(struct: AnyStruct, value: unknown): string[] {
  const failures = struct.refiner(value, { branch: [value], path: [] }) as Iterable<{ readonly message: string }>
  return [...failures].map(({ message }) => message)
}

/** The largest integer to test; above it a number counts as unbounded. */
const beyond = 2 ** 40

/**
 * The bounds of an integer, found by asking. Bounds are a range with no gap that holds one of -1, 0, 1 or a number that
 * a refusal names.
 */
export function numberBounds(struct: AnyStruct): Pick<TextBounds, 'least' | 'most'> {
  const isText = struct.coercer !== undefined && !validate('1', struct, { coerce: true })[0]
  const fits = (value: number) => is(value, struct) && !(isText && validate(String(value), struct, { coerce: true })[0])
  const named = [-beyond, beyond].flatMap((probe) => (validate(probe, struct)[0]?.message ?? '').match(/\d+/g) ?? [])
  const inside = [0, 1, -1, ...named.map(Number)].find(fits)
  if (inside === undefined) return {}
  const [least, most] = [edge(inside, -beyond, fits), edge(inside, beyond, fits)]
  return { ...(least !== undefined && { least }), ...(most !== undefined && { most }) }
}

/** The last number that fits between one that does and the end; nothing if the end fits too. */
function edge(inside: number, end: number, fits: (value: number) => boolean): number | undefined {
  if (fits(end)) return undefined
  let [right, wrong] = [inside, end]
  while (Math.abs(wrong - right) > 1) {
    const middle = Math.trunc((right + wrong) / 2)
    if (fits(middle)) right = middle
    else wrong = middle
  }
  return right
}
