import { setWithdrawPassword as setPasswordCall } from '#contract/account/security/set-withdraw-password.ts'
import type { RequestOf } from '#contract/define-call.ts'
import { addPayoutAccount as addCall } from '#contract/money/withdrawals/add-payout-account.ts'
import { confirmWithdrawal as confirmCall } from '#contract/money/withdrawals/confirm-withdrawal.ts'
import { createWithdrawal } from '#contract/money/withdrawals/create-withdrawal.ts'
import { getWithdrawals } from '#contract/money/withdrawals/get-withdrawals.ts'
import { removePayoutAccount as removeCall } from '#contract/money/withdrawals/remove-payout-account.ts'
import type { CoinQuote, PayoutAccount, Withdrawal } from '#contract/money/withdrawals/withdrawal.ts'
import { coinDecimal, coinsFor } from '#lib/coin-amount.ts'
import { decimal } from '#lib/money.ts'
import { coinOf, isCryptoKind } from '#lib/payout-kinds.ts'
import { $session } from '#stores/account/auth/session.ts'
import { addressFilter, text } from '#stores/address-filter.ts'
import { sendOnce } from '#stores/attempt.ts'
import { call } from '#stores/call.ts'
import { $wallet, balanceChanged } from '#stores/money/balance/balance.ts'
import { pageOrFirst } from '#stores/paged.ts'
import { resource } from '#stores/resource.ts'
import { options, type WithdrawalOptions } from './withdrawal-options.ts'

/** The page of the list, in the address as `?cursor=…`. */
export const withdrawalPage = addressFilter({ cursor: text('cursor') })

const pageSize = 10

/** The page of withdrawals that the address names, newest first. */
export const withdrawals = resource(withdrawalPage.$filter, (filter) =>
  pageOrFirst(withdrawalPage, filter, () =>
    call(getWithdrawals, { pageSize, ...(filter.cursor && { cursor: filter.cursor }) }),
  ),
)

/** Loads both again: whenever the balance changes, a withdrawal may have been paid, or a deposit played. */
function refreshWithdrawals(): void {
  options.refresh()
  withdrawals.refresh()
}

/** Follows the balance while a component shows it. @returns a function that stops it */
export function followWithdrawals(): () => void {
  return $wallet.listen((wallet, before) => {
    if (before && (wallet?.amount !== before.amount || wallet.held !== before.held)) refreshWithdrawals()
  })
}

/**
 * The amount of a payout in coins at the current rate; null for an account that is paid in money.
 *
 * @param payout minor units, without the fee
 * @returns undefined if there is no rate
 */
export function quoteNow(
  { kind }: Pick<PayoutAccount, 'kind'>,
  payout: bigint,
  { rates, currency }: Pick<WithdrawalOptions, 'rates' | 'currency'>,
): CoinQuote | null | undefined {
  if (!isCryptoKind(kind)) return null
  const found = rates.find(({ coin }) => coin === coinOf[kind])
  return (
    found && { ...found, coins: coinDecimal(coinsFor(decimal(payout, currency), found.rate, found.coin), found.coin) }
  )
}

interface Order {
  readonly accountId: string
  /** Minor units. */
  readonly amount: bigint
  readonly withdrawPassword: string
}

/** Asks for a payout, once for each order. Throws `CallError`. */
export async function withdraw({ withdrawPassword, ...order }: Order): Promise<Withdrawal | undefined> {
  const session = $session.get()
  if (!session) return undefined
  const input = { ...order, currency: session.currency, withdrawPassword }
  const made = await sendOnce('withdrawal', session, `${order.accountId} ${order.amount}`, (key) =>
    call(createWithdrawal, input, { key }),
  )
  refreshWithdrawals()
  await balanceChanged()
  return made
}

/**
 * Says whether a payout has arrived. Throws `CallError`.
 *
 * @param proofs ids of pictures that were sent before
 */
export async function confirmWithdrawal(
  withdrawalId: string,
  confirmation: NonNullable<Withdrawal['confirmation']>,
  proofs: readonly string[] = [],
): Promise<void> {
  await call(confirmCall, { withdrawalId, confirmation, ...(proofs.length > 0 && { proofs: [...proofs] }) })
  withdrawals.refresh()
}

type AnyAccount = RequestOf<typeof addCall>

/** An account to add, of one of the kinds. */
export type NewPayoutAccount = {
  [Kind in AnyAccount['kind']]: Omit<Extract<AnyAccount, { kind: Kind }>, 'withdrawPassword' | 'language'>
}[AnyAccount['kind']]

/** Adds a payout account. Its owner gets an e-mail about it in this language. Throws `CallError`. */
export async function addPayoutAccount(
  account: NewPayoutAccount,
  withdrawPassword: string,
  language: string,
): Promise<void> {
  await call(addCall, { ...account, withdrawPassword, language })
  options.refresh()
}

/** Throws `CallError`. */
export async function removePayoutAccount(accountId: string): Promise<void> {
  await call(removeCall, { accountId })
  options.refresh()
}

interface Secret {
  readonly password: string
  readonly newWithdrawPassword: string
  readonly oldWithdrawPassword?: string
}

/** Sets or changes the withdraw password. Throws `CallError`. */
export async function setWithdrawPassword(secret: Secret): Promise<void> {
  await call(setPasswordCall, secret)
  options.refresh()
}
