/**
 * Searches for rare faults repeat themselves: a few times in `npm test`, as often as the targets ask in `npm run
 * test:long`. Kills and random requests run in the long run only; running their files by name uses the small numbers.
 */
interface Effort {
  /** How often a gateway or its database is killed under load, in each of the two suites that do (bar F1). */
  readonly kills: number
  /** Sequences of ledger commands that are compared with the oracle (bar F4). */
  readonly sequences: number
  /** The same of what members do with their money, of which every command takes several transactions. */
  readonly memberSequences: number
  /** Made-up requests to each call, besides the known evil ones (bar F5). */
  readonly fuzzRuns: number
  /** Who plays in the simulated evening, and how long (bar F8). */
  readonly evening: { readonly players: number; readonly minutes: number }
}

const short: Effort = {
  kills: 1,
  sequences: 200,
  memberSequences: 15,
  fuzzRuns: 3,
  evening: { players: 12, minutes: 1 / 6 },
}
const long: Effort = {
  kills: 50,
  sequences: 10_000,
  memberSequences: 1_000,
  fuzzRuns: 120,
  evening: { players: 300, minutes: 30 },
}

/** Whether this is `npm run test:long`. */
export const isLong = process.env.TEST_EFFORT === 'long'

export const effort: Effort = isLong ? long : short

/** How many rounds pass before the next fault, so that it falls anywhere. */
export const some = () => 1 + Math.floor(Math.random() * 60)

/**
 * Milliseconds that an answer may take at most where a bar names them: the bar in the long run, which has the machine to
 * itself; otherwise what only a hang reaches.
 */
export const atMost = (bar: number) => (isLong ? bar : 90_000)
