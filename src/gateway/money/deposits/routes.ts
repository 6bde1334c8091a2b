import { checkDeposit } from '#contract/money/deposits/check-deposit.ts'
import { createDeposit } from '#contract/money/deposits/create-deposit.ts'
import { getDeposit } from '#contract/money/deposits/get-deposit.ts'
import { getDepositMethods } from '#contract/money/deposits/get-deposit-methods.ts'
import { getDeposits } from '#contract/money/deposits/get-deposits.ts'
import { paySandbox } from '#contract/money/deposits/pay-sandbox.ts'
import { notifyOfLimits } from '#gateway/account/protection/limit-message.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { type BoundCall, bind } from '#gateway/platform/http/bind.ts'
import { keysetPage } from '#gateway/platform/http/keyset.ts'
import { siteLanguageFor } from '#lib/in-language.ts'
import { defaultLanguage } from '#lib/languages.ts'
import { depositCheck } from './check-deposit.ts'
import { offeredMethods } from './deposit-methods.ts'
import { selectDeposits, wireDeposit } from './deposit-queries.ts'
import { memberDeposit, openDeposit } from './deposits.ts'
import { payCharge } from './pay-charge.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { paymentProviders } from './providers.ts'

/**
 * Calls about deposits. The sandbox's bank exists only if the sandbox is the provider.
 *
 * @param providers replace the configured ones, for tests
 */
export function depositRoutes(
  deps: GatewayDeps,
  providers: readonly PaymentProvider[] = paymentProviders(deps.config),
): BoundCall[] {
  const check = depositCheck(deps, providers)
  const routes = [
    bind(getDepositMethods, async (_, { session }) => ({
      methods: await offeredMethods(deps.database, providers, deps.config.jurisdiction, session.currency),
      bonusPreselected: deps.config.jurisdiction.bonusPreselected,
    })),
    bind(createDeposit, (request, { session, idempotencyKey }) => {
      const { memberId, currency: accountCurrency } = session
      const { language: tag, ...asked } = request
      const language = siteLanguageFor(tag)
      const order = { ...asked, language, memberId, accountCurrency, key: idempotencyKey }
      return notifyOfLimits(deps, session, () => openDeposit(deps, order, providers))
    }),
    bind(checkDeposit, ({ depositId, language = defaultLanguage }, { session }) =>
      check(session.memberId, depositId, language),
    ),
    bind(getDeposit, ({ depositId, language = defaultLanguage }, { session }) =>
      memberDeposit(deps, session.memberId, depositId, language),
    ),
    bind(getDeposits, async ({ cursor, pageSize, language = defaultLanguage }, { session: { memberId } }) => {
      const asked = { list: `getDeposits ${memberId}`, cursor, pageSize }
      const { rows, next, previous } = await keysetPage(asked, async (limit, place) => ({
        rows: await selectDeposits(deps.database, memberId, limit, place),
      }))
      return { list: rows.map((row) => wireDeposit(row, deps.now(), language)), next, previous }
    }),
  ]
  if (!providers.some(({ sandbox }) => sandbox)) return routes
  return [
    ...routes,
    bind(paySandbox, async ({ payload }) => {
      await payCharge(deps, payload, providers)
      return { status: 'paid' as const }
    }),
  ]
}
