import { atom } from 'nanostores'
import { CallError } from '#api/errors.ts'
import { getBalance } from '#contract/money/balance/get-balance.ts'
import type { Money } from '#contract/money.ts'
import { $session, $token } from '#stores/account/auth/session.ts'
import { call } from '#stores/call.ts'
import { environment } from '#stores/environment.ts'
import { maskKey } from '#stores/storage-keys.ts'

export interface WalletState extends Money {
  /** Stakes of rounds that are still open, and withdrawals and transfers under way. */
  readonly held: bigint
  /** The last reading failed, so the amounts may be outdated. */
  readonly stale: boolean
}

/** Undefined until the first reading, and for visitors. */
export const $wallet = atom<WalletState | undefined>(undefined)

/** Whether amounts are masked. Off by default (UKGC RTS 1A), remembered on this device. */
export const $masked = atom(false)

let latest = 0

/** Loads the balance. If several loads run at once, the last started one counts. */
export async function refreshBalance(): Promise<void> {
  const session = $session.get()
  if (!session) return
  const mine = ++latest
  try {
    const { balance, held, currency } = await call(getBalance, {})
    if (mine === latest && $session.get()) $wallet.set({ amount: balance, currency, held, stale: false })
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    const known = $wallet.get()
    if (mine === latest && known) $wallet.set({ ...known, stale: true })
  }
}

/** Reads the balance again in this tab and in the other tabs. */
export async function balanceChanged(): Promise<void> {
  environment.broadcast({ type: 'balance' })
  await refreshBalance()
}

/** Stores a balance that an event brought. A reading that is under way is older and is ignored. */
export function takeBalance({ amount, held, currency }: Omit<WalletState, 'stale'>): void {
  if (!$session.get()) return
  latest++
  $wallet.set({ amount, currency, held, stale: false })
}

export function toggleMask(): void {
  const masked = !$masked.get()
  environment.device.set(maskKey, masked ? 'on' : 'off')
  $masked.set(masked)
}

$token.listen(() => {
  latest++
  $wallet.set(undefined)
})
environment.onBroadcast((message) => {
  if (message.type === 'balance') void refreshBalance()
})
if (environment.device.get(maskKey) === 'on') $masked.set(true)
