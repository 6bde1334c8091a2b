import { type Area, kept } from '#gateway/area.ts'
import { fundsChecks } from './checks.ts'
import { exported } from './exported.ts'
import type { FundsPorts } from './ports.ts'
import { fundsRoutes } from './routes.ts'
import { askAboutTransfers } from './settle.ts'

interface Needed {
  readonly funds: FundsPorts
}

export const vendorWalletsArea: Area<Needed> = {
  calls: (deps, ports) => fundsRoutes(deps, ports.funds),
  jobs: [
    {
      name: 'ask about transfers to vendors',
      times: '4-59/10 * * * * *',
      run: (deps, ports) => askAboutTransfers(deps, ports.funds),
    },
  ],
  checks: fundsChecks,
  exported,
  retention: {
    vendor_transfer: kept('stay'),
    sandbox_wallet: kept('stay: the sandbox’s vendors forget nothing'),
    sandbox_wallet_move: kept('stay: the sandbox’s vendors forget nothing'),
    sandbox_lost_request: kept('stay: one for each request that a sandbox lost'),
  },
}
