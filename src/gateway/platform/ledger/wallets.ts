import { bigint, type Infer, type } from 'superstruct'
import { trialType } from '#contract/account/members/member.ts'
import type { Executor, Transaction } from '#gateway/platform/db/client.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'
import { balanceOf, ensureAccount } from './accounts.ts'
import { transfer } from './transfers.ts'

/** Play money of trial sessions. Ledger transfers cannot mix it with a real currency. */
export const trialCurrency = 'FUN'

/** Play money at the start of a trial, in minor units of `trialCurrency`. */
const trialFunds = 1_000_00n

/** Identifies one of a member's ledger accounts. */
export interface Wallet {
  readonly memberId: bigint
  readonly purpose: 'main' | 'trial' | 'points' | `vendor:${string}`
  readonly currency: string
}

/** The wallet of a session: real money, or play money for a trial user. */
export function walletOf(session: { memberId: bigint; type: number; currency: string }): Wallet {
  return session.type === trialType ? trialWallet(session.memberId) : mainWallet(session.memberId, session.currency)
}

export function mainWallet(memberId: bigint, currency: string): Wallet {
  return { memberId, purpose: 'main', currency }
}

/** A member's money in the wallet that a vendor keeps, as far as the ledger knows of it. */
export function vendorWallet(memberId: bigint, vendor: string, currency: string): Wallet {
  return { memberId, purpose: `vendor:${vendor}`, currency }
}

/** The currency of points. A point has no parts. */
export const pointCurrency = 'PTS'

/** A member's points, which never mix with money: the ledger keeps each currency apart. */
export function pointWallet(memberId: bigint): Wallet {
  return { memberId, purpose: 'points', currency: pointCurrency }
}

/** The play-money wallet, which every account can have. Its currency differs, so it never mixes with real money. */
export function trialWallet(memberId: bigint): Wallet {
  return { memberId, purpose: 'trial', currency: trialCurrency }
}

/** Id of the wallet's ledger account; opens it if necessary. */
export function openWallet(on: Executor, wallet: Wallet): Promise<bigint> {
  const owner = { kind: 'member', id: wallet.memberId.toString() } as const
  return ensureAccount(on, owner, wallet.purpose, wallet.currency)
}

/** The available money, and the stakes of open rounds, in minor units. */
const Funds = type({ balance: bigint(), held: bigint() })
export type Funds = Infer<typeof Funds>

/** The funds of a wallet; zero if it was never used. */
export async function fundsOf(on: Executor, wallet: Wallet): Promise<Funds> {
  const row = await rowOf(
    on,
    Funds,
    `SELECT balance - held AS balance, held FROM ledger_account
     WHERE owner_kind = 'member' AND owner_id = :memberId AND purpose = :purpose AND currency = :currency AND shard = 0`,
    { memberId: wallet.memberId.toString(), purpose: wallet.purpose, currency: wallet.currency },
  )
  return row ?? { balance: 0n, held: 0n }
}

/**
 * Opens the trial wallet and refills it to {@link trialFunds} if less is left; simultaneous calls refill it once.
 *
 * @returns its account
 */
export async function refillTrialWallet(tx: Transaction, memberId: bigint, now: Date): Promise<bigint> {
  const account = await openWallet(tx, trialWallet(memberId))
  await tx.query('SELECT pg_advisory_xact_lock(:account)', { account })
  const { balance } = await balanceOf(tx, account)
  const missing = trialFunds - balance
  if (missing > 0n) {
    await transfer(tx, {
      kind: 'trial-refill',
      at: now,
      legs: [
        { account, amount: missing },
        { system: 'trial', amount: -missing },
      ],
    })
  }
  return account
}
