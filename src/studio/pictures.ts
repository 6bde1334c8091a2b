import type { StudioRound } from './rounds.ts'

/** The result for the platform's history, without what is too long for it: the first and the last picture. */
export function pictureOf({ outcome }: StudioRound): unknown {
  if (outcome.length <= longest) return JSON.parse(outcome)
  const { steps, ...round } = JSON.parse(outcome) as { readonly steps: readonly unknown[] }
  return { ...round, steps: [steps[0], steps.at(-1)], left: steps.length - 2 }
}

/** Characters that the protocol takes. */
const longest = 4_000
