import type { AuthPorts } from '#gateway/account/auth/access.ts'
import { type Area, kept } from '#gateway/area.ts'
import type { PicturePorts } from '#gateway/platform/uploads/uploads.ts'
import { payoutChecks } from './checks.ts'
import { confirmByTime } from './confirm.ts'
import { exported } from './exported.ts'
import { withdrawalOperations } from './operations.ts'
import { payWithdrawals } from './pay-out.ts'
import type { PayoutPorts } from './ports.ts'
import { payoutRoutes } from './routes.ts'

interface Needed {
  readonly auth: AuthPorts
  readonly pictures: PicturePorts
  readonly payouts: PayoutPorts
}

export const withdrawalsArea: Area<Needed> = {
  calls: (deps, ports) => payoutRoutes({ deps, ports: ports.auth }, ports.payouts),
  jobs: [
    {
      name: 'pay withdrawals',
      times: '2-59/10 * * * * *',
      run: (deps, ports) => payWithdrawals(deps, ports.payouts.provider),
    },
    { name: 'confirm withdrawals', times: '50 * * * * *', run: ({ database, now }) => confirmByTime(database, now()) },
  ],
  checks: payoutChecks,
  exported,
  operations: withdrawalOperations,
  retention: {
    payout_account: kept('stay, removed ones too: withdrawals name them'),
    withdrawal: kept('stay'),
    withdrawal_event: kept('stay'),
    withdrawal_case: kept('stay'),
    sandbox_payout: kept('stay: the sandbox’s bank forgets nothing'),
  },
}
