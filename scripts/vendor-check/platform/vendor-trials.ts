import type { Trial } from '../run-cases.ts'
import { Counter, type Means } from './counter.ts'
import { vendorCases } from './vendor-cases.ts'

/** The cases against a vendor. */
export function vendorTrials(means: Means): Trial[] {
  const counter = new Counter(means)
  return Object.entries(vendorCases).flatMap(([group, cases]) =>
    cases.map(({ name, run }) => ({ group, name, run: () => run(counter) })),
  )
}
