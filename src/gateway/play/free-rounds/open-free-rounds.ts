import { bigint, nullable, type } from 'superstruct'
import type { Transaction } from '#gateway/platform/db/client.ts'
import { callOne } from '#gateway/platform/ledger/call.ts'
import { mainWallet, openWallet } from '#gateway/platform/ledger/wallets.ts'

interface NewFreeRounds {
  readonly memberId: bigint
  readonly offerId: bigint
  readonly currency: string
  /** The source and its reference: the same reference again gives nothing. */
  readonly source: 'deposit' | 'promotion'
  readonly reference: string
  readonly by: string
  readonly now: Date
}

const SetRow = type({ id: nullable(bigint()) })

/** Gives free rounds of an offer. The caller has locked the member. @returns their id; null if the source has given them before */
export async function openFreeRounds(tx: Transaction, given: NewFreeRounds): Promise<bigint | null> {
  const { memberId, offerId, currency, source, reference, by, now } = given
  const wallet = await openWallet(tx, mainWallet(memberId, currency))
  const text = 'SELECT free_open(:memberId, :offerId, :source, :reference, :by, :wallet, :now) AS id'
  return (await callOne(tx, SetRow, text, { memberId, offerId, source, reference, by, wallet, now })).id
}
