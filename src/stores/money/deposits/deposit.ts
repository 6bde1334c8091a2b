import { atom } from 'nanostores'
import { checkDeposit as askProvider } from '#contract/money/deposits/check-deposit.ts'
import { createDeposit } from '#contract/money/deposits/create-deposit.ts'
import type { Deposit, DepositMethodName } from '#contract/money/deposits/deposit.ts'
import { getDeposit } from '#contract/money/deposits/get-deposit.ts'
import { getDepositMethods } from '#contract/money/deposits/get-deposit-methods.ts'
import { getDeposits } from '#contract/money/deposits/get-deposits.ts'
import { paySandbox } from '#contract/money/deposits/pay-sandbox.ts'
import { defaultLanguage, siteLanguages } from '#lib/languages.ts'
import { $session, $token } from '#stores/account/auth/session.ts'
import { addressFilter, text } from '#stores/address-filter.ts'
import { sendOnce } from '#stores/attempt.ts'
import { call } from '#stores/call.ts'
import { environment } from '#stores/environment.ts'
import { balanceChanged } from '#stores/money/balance/balance.ts'
import { pageOrFirst } from '#stores/paged.ts'
import { resource } from '#stores/resource.ts'
import { keepGame } from './deposit-game.ts'
import type { BonusChoice } from './deposit-offers.ts'

/** The charge that waits for its payment, or was paid last. */
export const $deposit = atom<Deposit | undefined>(undefined)

/** The methods that the account can pay in with, and whether the law lets a form begin with a bonus. */
export const depositMethods = resource(() => call(getDepositMethods, {}))

/** The page of the list, in the address as `?cursor=…`. */
export const depositPage = addressFilter({ cursor: text('cursor') })

const pageSize = 10

/** The page of deposits that the address names, newest first. */
export const deposits = resource(depositPage.$filter, (filter) =>
  pageOrFirst(depositPage, filter, () =>
    call(getDeposits, { pageSize, language: language(), ...(filter.cursor && { cursor: filter.cursor }) }),
  ),
)

/**
 * Opens a charge, once for each requested amount.
 *
 * @param amount minor units
 */
export async function startDeposit(
  amount: bigint,
  method: DepositMethodName = 'pix',
  bonus?: BonusChoice,
): Promise<void> {
  const session = $session.get()
  if (!session) return
  const input = {
    ...{ method, amount, currency: session.currency, language: language() },
    ...(bonus !== undefined && { bonus }),
  }
  const what = bonus === undefined ? `${method} ${amount}` : `${method} ${amount} ${bonus ?? 'none'}`
  const deposit = await sendOnce('deposit', session, what, (key) => call(createDeposit, input, { key }))
  keepGame(deposit.depositId)
  if ($token.get() === session.token) $deposit.set(deposit)
}

/** The language of this page, which a provider's page leads back to. */
function language() {
  const { path } = environment.place()
  return siteLanguages.find((code) => path.startsWith(`/${code}/`)) ?? defaultLanguage
}

/** The deposit that the address names with `?deposit=…`, such as after a visit to a provider's page. */
export async function openNamedDeposit(): Promise<void> {
  const session = $session.get()
  const depositId = new URLSearchParams(environment.place().search).get('deposit')
  if (!session || !depositId || $deposit.get()) return
  const deposit = await call(getDeposit, { depositId, language: language() })
  if ($token.get() !== session.token || $deposit.get()) return
  $deposit.set(deposit)
  // The balance of the header may be from before the visit.
  if (deposit.status === 'credited') await balanceChanged()
}

/** Leaves the charge unchanged and shows the form for another one. */
export function closeDeposit(): void {
  $deposit.set(undefined)
  deposits.refresh()
  const { path, search } = environment.place()
  const kept = new URLSearchParams(search)
  if (!kept.has('deposit')) return
  kept.delete('deposit')
  const rest = kept.toString()
  environment.move(rest === '' ? path : `${path}?${rest}`, 'replace')
}

/** Checks whether the charge is paid. If it is, the header shows the new balance at once. */
export async function checkDeposit(): Promise<void> {
  const pending = $deposit.get()
  if (pending?.status !== 'pending') return
  await take(await call(getDeposit, { depositId: pending.depositId, language: language() }))
}

/**
 * Called when a person reports that they have paid, in time or late: the gateway asks the payment provider.
 *
 * @returns whether the payment has arrived
 */
export async function confirmDeposit(): Promise<boolean> {
  const shown = $deposit.get()
  if (!shown) return false
  const deposit = await call(askProvider, { depositId: shown.depositId, language: language() })
  await take(deposit)
  return deposit.status === 'credited'
}

async function take(deposit: Deposit): Promise<void> {
  if ($deposit.get()?.depositId !== deposit.depositId) return
  $deposit.set(deposit)
  if (deposit.status === 'credited') await balanceChanged()
}

/**
 * Opens a new charge of the same amount and the same bonus in place of one that can no longer be paid. If its bonus can no longer come,
 * nobody decides for the member to go without one: the form asks again.
 */
export async function renewDeposit(): Promise<void> {
  const expired = $deposit.get()
  if (!expired || expired.status === 'pending' || expired.status === 'credited') return
  const { amount, method, bonus, withoutBonus } = expired
  if (bonus && bonus.state !== 'joined') return closeDeposit()
  await startDeposit(amount, method, withoutBonus ? null : bonus?.promotionId)
}

/** Pays as the payer's bank would; works only with the sandbox provider. */
export async function payInSandbox(): Promise<void> {
  const pending = $deposit.get()
  if (!pending) return
  await call(paySandbox, { payload: pending.payload })
  await checkDeposit()
}

$token.listen(() => $deposit.set(undefined))
