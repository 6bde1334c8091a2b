import { atom } from 'nanostores'
import type { Deposit } from '#contract/entities/deposit.ts'
import { checkDeposit as askProvider } from '#contract/wallet/check-deposit.ts'
import { createDeposit } from '#contract/wallet/create-deposit.ts'
import { getDeposit } from '#contract/wallet/get-deposit.ts'
import { paySandbox } from '#contract/wallet/pay-sandbox.ts'
import { sendOnce } from './attempt.ts'
import { call } from './call.ts'
import { $session } from './session.ts'
import { depositKey } from './storage-keys.ts'
import { balanceChanged } from './wallet.ts'

/** The charge that waits for its payment, or was paid last. */
export const $deposit = atom<Deposit | undefined>(undefined)

/**
 * Opens a charge, once for each amount that is asked for.
 *
 * @param amount minor units
 */
export async function startDeposit(amount: bigint): Promise<void> {
  const session = $session.get()
  if (!session) return
  const input = { method: 'pix', amount, currency: session.currency } as const
  const deposit = await sendOnce(depositKey, session, amount.toString(), (key) => call(createDeposit, input, { key }))
  if ($session.get() === session) $deposit.set(deposit)
}

/** Checks whether the charge is paid. If it is, the header shows the new balance at once. */
export async function checkDeposit(): Promise<void> {
  const pending = $deposit.get()
  if (pending?.status !== 'pending') return
  await take(await call(getDeposit, { depositId: pending.depositId }))
}

/**
 * For a person who says that they have paid, in time or late: the gateway asks the payment provider.
 *
 * @returns whether the payment has arrived
 */
export async function confirmDeposit(): Promise<boolean> {
  const shown = $deposit.get()
  if (!shown) return false
  const deposit = await call(askProvider, { depositId: shown.depositId })
  await take(deposit)
  return deposit.status === 'credited'
}

async function take(deposit: Deposit): Promise<void> {
  if ($deposit.get()?.depositId !== deposit.depositId) return
  $deposit.set(deposit)
  if (deposit.status === 'credited') await balanceChanged()
}

/** Opens a new charge of the same amount in place of one that cannot be paid any more. */
export async function renewDeposit(): Promise<void> {
  const expired = $deposit.get()
  if (expired && expired.status !== 'pending' && expired.status !== 'credited') await startDeposit(expired.amount)
}

/** Pays as the payer's bank would; works only with the sandbox provider. */
export async function payInSandbox(): Promise<void> {
  const pending = $deposit.get()
  if (!pending) return
  await call(paySandbox, { payload: pending.payload })
  await checkDeposit()
}

$session.listen(() => $deposit.set(undefined))
