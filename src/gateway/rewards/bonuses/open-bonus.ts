import { bigint, nullable, type } from 'superstruct'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { callOne } from '#gateway/platform/ledger/call.ts'
import { mainWallet, openWallet } from '#gateway/platform/ledger/wallets.ts'
import { type BonusTerms, grantOf } from './terms.ts'

interface NewBonus {
  readonly memberId: bigint
  readonly offerId: bigint
  readonly currency: string
  readonly terms: BonusTerms
  /** The source and its reference: the same reference again grants nothing. */
  readonly source: 'gift' | 'deposit' | 'promotion'
  readonly reference: string
  readonly by: string
  /** Minor units; overrides the amount of the terms. */
  readonly amount?: bigint
  readonly now: Date
}

const GrantRow = type({ id: nullable(bigint()) })

/** Grants a bonus of an offer. The caller has locked its member. @returns id of the grant; null if the source has granted it before */
export async function openBonus(tx: Transaction, bonus: NewBonus): Promise<bigint | null> {
  const { memberId, offerId, currency, terms, source, reference, by, now } = bonus
  const amount = bonus.amount ?? BigInt(terms.amount)
  const { granted, required, maxBet, cap } = grantOf({ ...terms, amount: amount.toString() })
  const wallet = await openWallet(tx, mainWallet(memberId, currency))
  const expiresAt = new Date(now.getTime() + terms.days * 86_400_000)
  const { id } = await callOne(
    tx,
    GrantRow,
    `SELECT bonus_open(:memberId, :offerId, :source, :reference, :by, :wallet, :granted, :required, :maxBet, :cap, :now, :expiresAt) AS id`,
    { memberId, offerId, source, reference, by, wallet, granted, required, maxBet, cap, now, expiresAt },
  )
  return id
}
