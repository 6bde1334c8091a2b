import { activityWork } from '#gateway/agent/life/past-activity.ts'
import { checkWork } from '#gateway/agent/settlement/check-work.ts'
import type { Database } from '#gateway/db/client.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { ComputationKind } from './computation-rows.ts'
import { type Computations, openComputations, type Work } from './computations.ts'

const computationWorks: Readonly<Record<ComputationKind, Work>> = {
  statementCheck: checkWork,
  activity: activityWork,
}

const opened = new WeakMap<Database, Computations>()

/** The computations of this process: the calls that ask for them, the job that takes them up and the end of the gateway share them. */
export function agentComputations(deps: GatewayDeps): Computations {
  const known = opened.get(deps.database)
  if (known) return known
  const made = openComputations(deps, { works: computationWorks })
  opened.set(deps.database, made)
  return made
}
