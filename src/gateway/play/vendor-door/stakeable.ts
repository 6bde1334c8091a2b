import { bigint, type } from 'superstruct'
import type { Executor } from '#gateway/platform/db/client.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'
import { fundsOf, mainWallet, trialWallet } from '#gateway/platform/ledger/wallets.ts'

export interface PlayingMember {
  readonly memberId: bigint
  readonly mode: 'real' | 'trial'
  readonly currency: string
}

/** What a player can stake, in minor units: the wallet, and the money of the bonus that the next bet feeds. */
export async function stakeable(on: Executor, player: PlayingMember, now: Date): Promise<bigint> {
  const { memberId, mode, currency } = player
  if (mode === 'trial') return (await fundsOf(on, trialWallet(memberId))).balance
  const { balance } = await fundsOf(on, mainWallet(memberId, currency))
  return balance + (await bonusFunds(on, player, now))
}

/** Minor units of the bonus that the next bet feeds; zero without one. */
export async function bonusFunds(
  on: Executor,
  { memberId, mode, currency }: PlayingMember,
  now: Date,
): Promise<bigint> {
  if (mode === 'trial') return 0n
  const text = `SELECT a.balance - a.held AS funds
    FROM (SELECT * FROM bonuses_fed(:memberId, :currency, :now) LIMIT 1) g JOIN ledger_account a ON a.id = g.account_id`
  return (await rowOf(on, type({ funds: bigint() }), text, { memberId, currency, now }))?.funds ?? 0n
}
