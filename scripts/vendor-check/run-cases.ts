import { type Exchanged, Mismatch, Obstacle, Skipped } from './case.ts'

/** What a case came to. */
export interface Outcome {
  readonly group: string
  readonly name: string
  readonly state: 'ok' | 'failed' | 'skipped'
  /** What was expected and what came, or why the case was not tried. */
  readonly detail?: string
  /** The request whose answer was another one than expected. */
  readonly exchanged?: Exchanged
  readonly milliseconds: number
}

/** A case without what it runs on. */
export interface Trial {
  readonly group: string
  readonly name: string
  /** @throws {Mismatch} {Obstacle} {Skipped} what several cases need is thrown as the same error, and reported once */
  run(): Promise<void>
}

/** Tries one case after the other. @param told before each of them */
export async function runCases(
  trials: readonly Trial[],
  told: (at: { readonly done: number; readonly of: number; readonly what: string } | undefined) => void = () =>
    undefined,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const reported = new Map<unknown, string>()
  for (const [done, trial] of trials.entries()) {
    told({ done, of: trials.length, what: `${trial.group}: ${trial.name}` })
    outcomes.push(await outcomeOf(trial, reported))
  }
  told(undefined)
  return outcomes
}

async function outcomeOf({ group, name, run }: Trial, reported: Map<unknown, string>): Promise<Outcome> {
  const began = performance.now()
  const end = (state: Outcome['state'], detail?: string): Outcome => ({
    ...{ group, name, state, milliseconds: Math.round(performance.now() - began) },
    ...(detail !== undefined && { detail }),
  })
  try {
    await run()
    return end('ok')
  } catch (thrown) {
    if (thrown instanceof Skipped) return end('skipped', thrown.message)
    const before = reported.get(thrown)
    if (before !== undefined) return end('skipped', `because of: ${before}`)
    reported.set(thrown, `${group}: ${name}`)
    if (thrown instanceof Obstacle) return end('failed', thrown.message)
    if (thrown instanceof Mismatch) {
      const { message, exchanged } = thrown
      return { ...end('failed', message), ...(exchanged && { exchanged }) }
    }
    return end('failed', `An answer was expected, and none came: ${reasonOf(thrown)}`)
  }
}

function reasonOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown)
  return thrown.cause instanceof Error ? `${thrown.message} (${thrown.cause.message})` : thrown.message
}
