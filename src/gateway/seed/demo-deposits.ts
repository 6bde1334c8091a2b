import type { GatewayDeps } from '#gateway/deps.ts'
import { depositCheck } from '#gateway/money/deposits/check-deposit.ts'
import { offeredMethods } from '#gateway/money/deposits/deposit-methods.ts'
import { openDeposit } from '#gateway/money/deposits/deposits.ts'
import { payCharge } from '#gateway/money/deposits/pay-charge.ts'
import { paymentProviders } from '#gateway/money/deposits/providers.ts'
import { sendBackPayments } from '#gateway/money/deposits/send-back.ts'
import { expireDeposits } from '#gateway/money/deposits/unpaid-deposits.ts'
import { defaultLanguage } from '#lib/languages.ts'
import { at } from './play-evening.ts'

const hour = 3_600_000
const day = 24 * hour

interface DemoDeposit {
  readonly ago: number
  readonly method: 'pix' | 'ted'
  /** Minor units; the cents decide what the sandbox's payer and provider do (`pay-charge.ts`, `sandbox-pix.ts`). */
  readonly amount: bigint
  /** What happens to the charge: it is paid, its state is asked for, it is left unpaid until it expires, or nothing yet. */
  readonly fate: 'paid' | 'asked' | 'left' | 'open'
}

const monthly: readonly DemoDeposit[] = [330, 299, 270, 239, 210, 180, 149, 120, 90, 61].map((daysAgo) => ({
  ago: daysAgo * day,
  method: 'pix',
  amount: 20_00n,
  fate: 'paid',
}))

/**
 * The monthly deposits, then one of each kind, oldest first: paid by bank transfer, removed by the provider, expired, sent back
 * because another person paid it, and still open.
 */
const demoDeposits: readonly DemoDeposit[] = [
  ...monthly,
  { ago: 40 * day, method: 'ted', amount: 100_00n, fate: 'paid' },
  { ago: 21 * day, method: 'pix', amount: 30_94n, fate: 'asked' },
  { ago: 14 * day, method: 'pix', amount: 80_00n, fate: 'left' },
  { ago: 7 * day, method: 'pix', amount: 50_91n, fate: 'paid' },
  { ago: 3 * hour, method: 'ted', amount: 150_00n, fate: 'open' },
]

/** The events of Maria's deposits after her first one: each is requested and brought to its end. */
export function depositsToSeed(deps: GatewayDeps, memberId: bigint, currency: string) {
  const now = deps.now().getTime()
  const providers = paymentProviders(deps.config)
  return demoDeposits.map(({ ago, method, amount, fate }, place) => ({
    time: now - ago,
    run: async () => {
      const asked = at(deps, new Date(now - ago))
      const offered = await offeredMethods(deps.database, providers, deps.config.jurisdiction, currency)
      if (!offered.some((one) => one.method === method)) return
      const order = { memberId, accountCurrency: currency, currency, method, amount }
      const { depositId, payload } = await openDeposit(asked, { ...order, key: `demo-deposit-${place}` }, providers)
      if (fate === 'paid') {
        await payCharge(asked, payload, providers)
        await sendBackPayments(asked, providers)
      }
      if (fate === 'asked') await depositCheck(asked, providers)(memberId, depositId, defaultLanguage)
      if (fate === 'left') await expireDeposits(deps.database, new Date(now - ago + 2 * day))
    },
  }))
}
