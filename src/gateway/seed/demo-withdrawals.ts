import { integer, type } from 'superstruct'
import { argonHasher } from '#gateway/account/auth/passwords.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { withdrawalSetting } from '#gateway/money/turnover/withdrawal-rules.ts'
import { payoutAccounts } from '#gateway/money/withdrawals/accounts.ts'
import { addPayoutAccount } from '#gateway/money/withdrawals/add-account.ts'
import { confirmWithdrawal } from '#gateway/money/withdrawals/confirm.ts'
import { askAbout, payWithdrawals } from '#gateway/money/withdrawals/pay-out.ts'
import { payoutSetting } from '#gateway/money/withdrawals/payout-setting.ts'
import { payoutPorts } from '#gateway/money/withdrawals/ports.ts'
import { requestWithdrawal } from '#gateway/money/withdrawals/request.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'
import { writeSetting } from '#gateway/platform/settings/settings.ts'

/** Maria's withdraw password; it exists only in demonstrations. */
export const demoWithdrawPassword = '482915'

/** A valid tax number for examples. */
const demoCpf = '52998224725'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

interface DemoWithdrawal {
  readonly ago: number
  /** Minor units; the cents decide what the sandbox's bank does (`payout/sandbox-payouts.ts`). */
  readonly amount: bigint
  readonly confirmed?: 'received'
}

/** One of each kind, oldest first: paid, refused by the bank, sent back, paid and not confirmed by Maria yet, in review. */
const demoWithdrawals: readonly DemoWithdrawal[] = [
  { ago: 30 * day, amount: 60_00n, confirmed: 'received' },
  { ago: 20 * day, amount: 45_91n },
  { ago: 10 * day, amount: 30_94n },
  { ago: 9 * hour, amount: 40_00n },
  { ago: 1 * hour, amount: 120_00n },
]

/**
 * Writes the demonstration's rules. A member needs to stake only a tenth of a deposit, so that visitors soon see their own
 * withdrawal paid. A person reviews withdrawals of more than 100.00. Besides PIX keys, bank accounts and USDT can be paid to.
 */
export async function seedWithdrawalRules({ database, now }: GatewayDeps): Promise<void> {
  const rules = { ...withdrawalSetting.fallback, turnoverPercent: 10, automaticUpTo: '10000' }
  await writeSetting(database, withdrawalSetting.name, rules, now())
  const kinds = { ...payoutSetting.fallback, kinds: ['pix', 'bank', 'usdt_tron'] }
  await writeSetting(database, payoutSetting.name, kinds, now())
}

const CountRow = type({ count: integer() })

/** Whether all withdrawals of the demonstration have been written. */
export async function hasDemoWithdrawals(on: Executor, memberId: bigint): Promise<boolean> {
  const text = 'SELECT count(*)::integer AS count FROM withdrawal WHERE member_id = :memberId'
  return ((await rowOf(on, CountRow, text, { memberId }))?.count ?? 0) >= demoWithdrawals.length
}

/** Gives Maria a withdraw password and a payout account. */
export async function seedPayoutAccount(deps: GatewayDeps, memberId: bigint): Promise<void> {
  const now = deps.now().getTime()
  const made = await argonHasher.hash(demoWithdrawPassword)
  await deps.database.query('UPDATE member SET payment_password_hash = :made WHERE id = :memberId', { memberId, made })
  if ((await payoutAccounts(deps.database, memberId)).length > 0) return
  await addPayoutAccount(at(deps, now - 40 * day), payoutPorts(deps), memberId, { kind: 'pix', pixKey: demoCpf })
}

/** The event that adds a second payout account, which is too new to be used yet. */
export function newAccountToSeed(deps: GatewayDeps, memberId: bigint) {
  const time = deps.now().getTime() - 2 * hour
  return {
    time,
    run: async () => {
      if ((await payoutAccounts(deps.database, memberId)).length > 1) return
      const key = { kind: 'pix', pixKey: `${demoCpf}@pix.example` } as const
      await addPayoutAccount(at(deps, time), payoutPorts(deps), memberId, key)
    },
  }
}

/** The events of the withdrawals: each is requested, paid out, and its state asked for three hours later. */
export function withdrawalsToSeed(deps: GatewayDeps, memberId: bigint, currency: string) {
  const now = deps.now().getTime()
  return demoWithdrawals.map(({ ago, amount, confirmed }, place) => ({
    time: now - ago,
    run: async () => {
      const asked = now - ago
      const [account] = await payoutAccounts(deps.database, memberId)
      if (!account) throw new Error('The demo account to be paid to was not written.')
      const from = { sessionId: 0n, address: '127.0.0.1' }
      const order = { memberId, from, accountCurrency: currency, currency, accountId: account.accountId, amount }
      const then = at(deps, asked)
      const key = `demo-withdrawal-${place}`
      const { withdrawalId } = await requestWithdrawal(then, payoutPorts(then), { ...order, key })
      for (const wait of [10_000, 2 * minute]) {
        const later = at(deps, asked + wait)
        await payWithdrawals(later, payoutPorts(later).provider)
      }
      const hours = at(deps, asked + 3 * hour)
      await askAbout(hours, payoutPorts(hours).provider, withdrawalId)
      if (confirmed) await confirmWithdrawal(deps, memberId, { reference: withdrawalId, confirmation: confirmed })
    },
  }))
}

const at = (deps: GatewayDeps, time: number): GatewayDeps => ({ ...deps, now: () => new Date(time) })
