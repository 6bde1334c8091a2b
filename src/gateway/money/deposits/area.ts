import { type Area, kept, later } from '#gateway/area.ts'
import { cardPage } from './card-page.ts'
import { depositChecks } from './deposit-checks.ts'
import { exported } from './exported.ts'
import { depositOperations } from './operations.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { paymentWebhook } from './payment-webhook.ts'
import { depositRoutes } from './routes.ts'
import { sendBackPayments } from './send-back.ts'
import { expireDeposits, forgetUnpaidDeposits } from './unpaid-deposits.ts'

interface Needed {
  readonly payments: readonly PaymentProvider[]
}

export const depositsArea: Area<Needed> = {
  calls: (deps, ports) => depositRoutes(deps, ports.payments),
  pages: (deps, { payments }, api) => {
    const card = payments.find(({ method, sandbox }) => method === 'card' && sandbox)
    return [
      ...payments.map((provider) => paymentWebhook(deps, provider, api)),
      ...(card ? [cardPage(deps, card, api)] : []),
    ]
  },
  jobs: [
    {
      name: 'write off unpaid deposits',
      times: '45 */5 * * * *',
      run: ({ database, now }) => expireDeposits(database, now()),
    },
    {
      name: 'send back payments',
      times: '7-59/10 * * * * *',
      run: (deps, ports) => sendBackPayments(deps, ports.payments),
    },
  ],
  checks: depositChecks,
  exported,
  operations: depositOperations,
  retention: {
    deposit: later('stay where money arrived; others 90 days after their end', ({ database, now }) =>
      forgetUnpaidDeposits(database, now()),
    ),
    deposit_receipt: kept('stay'),
    deposit_return: kept('stay'),
    deposit_claim: kept('stay'),
  },
}
