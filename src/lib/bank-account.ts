import { accountDigit, branchDigit } from './bank-check-digits.ts'
import { bankOf } from './banks.ts'
import { asKey } from './pasted.ts'

export const bankAccountKinds = ['current', 'savings', 'payment'] as const
export type BankAccountKind = (typeof bankAccountKinds)[number]

/** A bank account as people write it. */
export interface WrittenBankAccount {
  /** COMPE code. */
  readonly bank: string
  /** Four digits, with or without the check digit: `1584-9`. */
  readonly branch: string
  /** With the check digit at its end: `210169-6`. */
  readonly account: string
  readonly accountKind: BankAccountKind
}

/** A bank account as transfers name it. */
export interface BankAccount {
  readonly bank: string
  readonly branch: string
  /** Digits without the check digit. */
  readonly account: string
  /** A digit, or X or P if the bank writes ten with it. */
  readonly digit: string
  readonly accountKind: BankAccountKind
}

export type BankField = 'bank' | 'branch' | 'account'

const bare = (written: string): string =>
  asKey(written)
    .replace(/[ .\-/]/g, '')
    .toUpperCase()

/** Whether a check digit is right. If a bank writes ten as a letter, people also write 0. */
const isDigit = (written: string, right: string | undefined): boolean =>
  right === undefined || written === right || (written === '0' && /[XP]/.test(right))

/** Reads a bank account, or says which fields cannot be right. */
export function readBankAccount(
  written: WrittenBankAccount,
): BankAccount | { readonly wrong: readonly [BankField, ...BankField[]] } {
  const { bank, accountKind } = written
  const [, branch = '', ofBranch] = /^(\d{4})([\dXP])?$/.exec(bare(written.branch)) ?? []
  const [, digits = '', digit = ''] = /^(\d{1,15})([\dXP])$/.exec(bare(written.account)) ?? []
  // Leading zeros have no meaning, except at Caixa, where the first digits are the operation.
  const account = bank === '104' ? digits : digits.replace(/^0+/, '')
  const isWhole = account !== '' && (bank !== '104' || account.length >= 11)
  const isBranch = branch !== '' && (ofBranch === undefined || isDigit(ofBranch, branchDigit(bank, branch)))
  // The check digit may belong to branch and account together, so it is meaningless while the branch is wrong.
  const right = isWhole && isBranch ? accountDigit(bank, branch, account) : undefined
  const [first, ...others] = [
    ...(bankOf(bank) ? [] : (['bank'] as const)),
    ...(isBranch ? [] : (['branch'] as const)),
    ...(isWhole && isDigit(digit, right) ? [] : (['account'] as const)),
  ]
  return first ? { wrong: [first, ...others] } : { bank, branch, account, digit: right ?? digit, accountKind }
}

/** The account as one text, which no other account has: `001/1584/210169-6/current`. */
export const bankIdentifier = ({ bank, branch, account, digit, accountKind }: BankAccount): string =>
  `${bank}/${branch}/${account}-${digit}/${accountKind}`

/** @throws Error if a text is none of {@link bankIdentifier} */
export function bankAccountOf(identifier: string): BankAccount {
  const parts = /^(\d{3})\/(\d{4})\/(\d+)-([\dXP])\/(\w+)$/.exec(identifier)
  const [, bank = '', branch = '', account = '', digit = '', written] = parts ?? []
  const accountKind = bankAccountKinds.find((kind) => kind === written)
  if (accountKind === undefined) throw new Error('This identifies no bank account')
  return { bank, branch, account, digit, accountKind }
}

/** The part of an account that its owner needs to recognise it: `Itaú · 2545 · ***66-1`. */
export function maskedBankAccount(identifier: string): string {
  const { bank, branch, account, digit } = bankAccountOf(identifier)
  return `${bankOf(bank)?.name ?? bank} · ${branch} · ***${account.slice(-2)}-${digit}`
}
