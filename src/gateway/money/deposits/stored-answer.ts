import type { Deposit, DepositBonus } from '#contract/money/deposits/deposit.ts'

type Digits<Shape, Sum extends keyof Shape> = Omit<Shape, Sum> & { readonly [Name in Sum]: string }
type KeptBonus = Omit<Digits<DepositBonus, 'amount'>, 'progress'> & {
  readonly progress: Digits<NonNullable<DepositBonus['progress']>, 'done' | 'required'> | null
}
type Added = 'transfer' | 'authorisedAt' | 'withoutBonus'

/** The answer of an opened charge in its stored form. One that an earlier version opened may lack newer fields. */
type StoredDeposit = Omit<Deposit, 'amount' | 'received' | 'fee' | 'bonus' | Added> &
  Partial<Pick<Deposit, Added>> & {
    readonly amount: string
    readonly received: string | null
    readonly fee?: string
    readonly bonus?: KeptBonus | null
  }

/** Amounts become digits, as JSON has no such numbers. */
export const keepDeposit = (deposit: Deposit): StoredDeposit => ({
  ...deposit,
  amount: deposit.amount.toString(),
  received: deposit.received?.toString() ?? null,
  fee: deposit.fee.toString(),
  bonus: deposit.bonus && keepBonus(deposit.bonus),
})

const keepBonus = ({ amount, progress, ...bonus }: DepositBonus): KeptBonus => ({
  ...bonus,
  amount: amount.toString(),
  progress: progress && { ...progress, done: progress.done.toString(), required: progress.required.toString() },
})

/** The stored answer as the call gives it. */
export function readStored(kept: StoredDeposit): Deposit {
  const { amount, received, fee = '0', bonus = null, transfer = null, authorisedAt = null, withoutBonus = false } = kept
  return {
    ...kept,
    amount: BigInt(amount),
    received: received === null ? null : BigInt(received),
    fee: BigInt(fee),
    transfer,
    authorisedAt,
    bonus: bonus && openBonus(bonus),
    withoutBonus,
  }
}

const openBonus = ({ amount, progress, ...bonus }: KeptBonus): DepositBonus => ({
  ...bonus,
  amount: BigInt(amount),
  progress: progress && { ...progress, done: BigInt(progress.done), required: BigInt(progress.required) },
})
