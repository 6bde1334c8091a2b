import { getAgentDesk } from '#contract/agents/desk/get-agent-desk.ts'
import type { Computations } from '#gateway/agents/computations/computations.ts'
import type { Area } from '#gateway/area.ts'
import { bind } from '#gateway/platform/http/bind.ts'
import { agentDesk } from './agent-desk.ts'

interface Needed {
  readonly computations: Computations
}

export const deskArea: Area<Needed> = {
  calls: (deps, { computations }) => [
    bind(getAgentDesk, (request, { session }) => agentDesk(deps, computations, session, request)),
  ],
}
