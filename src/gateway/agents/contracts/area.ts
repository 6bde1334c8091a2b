import type { AuthPorts } from '#gateway/account/auth/access.ts'
import type { Computations } from '#gateway/agents/computations/computations.ts'
import { type Area, kept } from '#gateway/area.ts'
import { expireContractRequests } from './expire.ts'
import { exported } from './exported.ts'
import { contractOperations } from './operations.ts'
import { contractRoutes } from './routes.ts'

interface Needed {
  readonly auth: AuthPorts
  readonly computations: Computations
}

export const contractsArea: Area<Needed> = {
  calls: (deps, ports) => contractRoutes(deps, ports.auth.hasher, ports.computations),
  jobs: [{ name: 'end offers of contracts', times: '41 * * * * *', run: expireContractRequests }],
  exported,
  operations: contractOperations,
  retention: {
    contract_request: kept('stay'),
    contract_event: kept('stay'),
    line_contract: kept('stay'),
    line_contract_version: kept('stay, every version'),
  },
}
