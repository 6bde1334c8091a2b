import { atom } from 'nanostores'
import { type Infer, string, type } from 'superstruct'
import { faultOf, isUncertain } from '#api/errors.ts'
import type { Deposit } from '#contract/entities/deposit.ts'
import { checkDeposit as askProvider } from '#contract/wallet/check-deposit.ts'
import { createDeposit } from '#contract/wallet/create-deposit.ts'
import { getDeposit } from '#contract/wallet/get-deposit.ts'
import { paySandbox } from '#contract/wallet/pay-sandbox.ts'
import { call } from './call.ts'
import { environment } from './environment.ts'
import { readKept } from './kept.ts'
import { $session } from './session.ts'
import { balanceChanged } from './wallet.ts'
import { depositKey } from './storage-keys.ts'

/** The charge that waits for its payment, or was paid last. */
export const $deposit = atom<Deposit | undefined>(undefined)

const AttemptStruct = type({ key: string(), amount: string(), account: string() })
type Attempt = Infer<typeof AttemptStruct>

/**
 * Opens a charge. The idempotency key is stored before sending. After a lost answer or a reload, the same amount is
 * sent with the same key, so one tap opens one charge.
 *
 * @param amount minor units
 */
export async function startDeposit(amount: bigint): Promise<void> {
  const session = $session.get()
  if (!session) return
  const kept = readKept(depositKey, AttemptStruct)
  const same = kept?.amount === amount.toString() && kept.account === session.account
  const attempt: Attempt = same
    ? kept
    : { key: crypto.randomUUID(), amount: amount.toString(), account: session.account }
  environment.tab.set(depositKey, JSON.stringify(attempt))
  try {
    const input = { method: 'pix', amount, currency: session.currency } as const
    const deposit = await call(createDeposit, input, { key: attempt.key })
    environment.tab.remove(depositKey)
    if ($session.get() === session) $deposit.set(deposit)
  } catch (error) {
    const fault = faultOf(error)
    if (!isUncertain(fault)) environment.tab.remove(depositKey)
    throw error
  }
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
  return deposit.status === 'paid'
}

async function take(deposit: Deposit): Promise<void> {
  if ($deposit.get()?.depositId !== deposit.depositId) return
  $deposit.set(deposit)
  if (deposit.status === 'paid') await balanceChanged()
}

/** Opens a new charge of the same amount in place of an expired one. */
export async function renewDeposit(): Promise<void> {
  const expired = $deposit.get()
  if (expired?.status === 'expired') await startDeposit(expired.amount)
}

/** Pays as the payer's bank would; works only with the sandbox provider. */
export async function payInSandbox(): Promise<void> {
  const pending = $deposit.get()
  if (!pending) return
  await call(paySandbox, { payload: pending.payload })
  await checkDeposit()
}

$session.listen(() => $deposit.set(undefined))
