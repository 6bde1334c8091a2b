import { checkDeposit } from '#contract/wallet/check-deposit.ts'
import { createDeposit } from '#contract/wallet/create-deposit.ts'
import { getBalance } from '#contract/wallet/get-balance.ts'
import { getDeposit } from '#contract/wallet/get-deposit.ts'
import { getDepositMethods } from '#contract/wallet/get-deposit-methods.ts'
import { getProfit } from '#contract/wallet/get-profit.ts'
import { getTransaction } from '#contract/wallet/get-transaction.ts'
import { getTransactions } from '#contract/wallet/get-transactions.ts'
import { paySandbox } from '#contract/wallet/pay-sandbox.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/http/bind.ts'
import { CallFailure } from '#gateway/http/failure.ts'
import { tellOfLimits } from '#gateway/protection/limit-message.ts'
import { depositCheck } from './check-deposit.ts'
import { isLawful, openDeposit, ownDeposit } from './deposits.ts'
import { payCharge } from './pay-charge.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { profit } from './profit.ts'
import { paymentProvider } from './providers.ts'
import { transactions } from './statement.ts'
import { transactionDetails } from './transaction.ts'
import { fundsOf, walletOf } from './wallets.ts'

/**
 * Calls about balance and deposits. The sandbox's bank exists only if the sandbox is the provider.
 *
 * @param provider replaces the configured one, for tests
 */
export function walletRoutes(deps: GatewayDeps, provider: PaymentProvider = paymentProvider(deps.config)): BoundCall[] {
  const { methods, sandbox } = provider
  const check = depositCheck(deps, provider)
  const routes = [
    bind(getBalance, async (_, { session }) => {
      const wallet = walletOf(session)
      return { ...(await fundsOf(deps.database, wallet)), currency: wallet.currency }
    }),
    bind(getDepositMethods, async (_, { session }) => ({
      methods: methods
        .filter(({ method, currency }) => currency === session.currency && isLawful(deps.config.jurisdiction, method))
        .map(({ suggested, ...method }) => ({ ...method, suggested: [...suggested], sandbox: sandbox !== undefined })),
    })),
    bind(createDeposit, (request, { session, idempotencyKey }) => {
      if (idempotencyKey === undefined) throw new CallFailure('idempotency_key_missing')
      const { memberId, currency: accountCurrency } = session
      const order = { ...request, memberId, accountCurrency, key: idempotencyKey }
      return tellOfLimits(deps, session, () => openDeposit(deps, order, provider))
    }),
    bind(checkDeposit, ({ depositId }, { session }) => check(session.memberId, depositId)),
    bind(getDeposit, ({ depositId }, { session }) => ownDeposit(deps, session.memberId, depositId)),
    bind(getTransactions, (request, { session }) => transactions(deps, session, request)),
    bind(getTransaction, ({ transactionId }, { session }) => transactionDetails(deps, session, transactionId)),
    bind(getProfit, (days, { session }) => profit(deps, session, days)),
  ]
  if (!sandbox) return routes
  return [
    ...routes,
    bind(paySandbox, async ({ payload }) => {
      await payCharge(deps, payload, provider)
      return { status: 'paid' as const }
    }),
  ]
}
