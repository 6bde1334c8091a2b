import { type Infer, nullable, string, type } from 'superstruct'
import type { RequestOf } from '#contract/define-call.ts'
import type { addPayoutAccount as addCall } from '#contract/money/withdrawals/add-payout-account.ts'
import type { PayoutAccount } from '#contract/money/withdrawals/withdrawal.ts'
import { claimTaxNumber } from '#gateway/account/members/tax-number.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { readWithdrawalRules } from '#gateway/money/turnover/withdrawal-rules.ts'
import { cleanText } from '#gateway/outside-value.ts'
import type { Executor, Transaction } from '#gateway/platform/db/client.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { bankIdentifier, readBankAccount } from '#lib/bank-account.ts'
import { pixKeyKind, tidyPixKey } from '#lib/pix-key.ts'
import { keepAccount } from './accounts.ts'
import { checkedCryptoAddress } from './crypto-address.ts'
import { inTime } from './in-time.ts'
import { offeredKinds } from './payout-setting.ts'
import type { PayoutPorts } from './ports.ts'

type Adding = Pick<PayoutPorts, 'directory' | 'verifier'>
type AnyRequest = RequestOf<typeof addCall>
type Request<Kind extends AnyRequest['kind']> = Omit<
  Extract<AnyRequest, { kind: Kind }>,
  'withdrawPassword' | 'language'
>

/**
 * The new account, without the password, which is checked before, and the language of the e-mail, which is sent after.
 */
export type NewAccount = { [Kind in AnyRequest['kind']]: Request<Kind> }[AnyRequest['kind']]

/** An account that exists and that payouts may go to. */
interface VerifiedAccount {
  readonly identifier: string
  /** Makes sure, in the transaction, that its owner is the member. @returns the holder's name */
  readonly holder: (tx: Transaction) => Promise<string>
}

/** Milliseconds within which a bank or the directory has to name the owner of an account. */
const patience = 2_000

const MemberRow = type({ cpf: nullable(string()), payee_name: nullable(string()), account: string() })

async function memberOf(on: Executor, memberId: bigint, lock = '') {
  const text = `SELECT cpf, payee_name, account FROM member WHERE id = :memberId ${lock}`
  const row = await rowOf(on, MemberRow, text, { memberId })
  if (!row) throw new Error(`There is no member ${memberId}`)
  return row
}

/** The member as the ports ask about accounts. */
const askingOf = ({ cpf, payee_name: name, account }: Infer<typeof MemberRow>) => ({ cpf, name: name ?? account })

// The lock keeps two simultaneous calls from storing two different persons for one member.
const lockedMember = (tx: Transaction, memberId: bigint) => memberOf(tx, memberId, 'FOR NO KEY UPDATE')

/**
 * Adds an account for payouts, which can be used after a waiting time.
 *
 * @throws {CallFailure} `payout_kind_unavailable`, `payout_account_known`, `service_unavailable` if nobody says whose
 * the account
 *   is, and the refusals of the kinds, see below
 */
export async function addPayoutAccount(
  deps: GatewayDeps,
  ports: Adding,
  memberId: bigint,
  request: NewAccount,
): Promise<PayoutAccount> {
  const { database, config } = deps
  const { kind } = request
  if (!(await offeredKinds(database, config.jurisdiction)).includes(kind))
    throw new CallFailure('payout_kind_unavailable')
  const { identifier, holder } = await find(deps, ports, memberId, request)
  const now = deps.now()
  const { accountHours } = await readWithdrawalRules(database)
  const usableFrom = new Date(now.getTime() + accountHours * 3_600_000)
  return await database.transaction(async (tx) => {
    const name = await holder(tx)
    return await keepAccount(tx, memberId, { kind, identifier, holder_name: name, usable_from: usableFrom }, now)
  })
}

function find(deps: GatewayDeps, ports: Adding, memberId: bigint, request: NewAccount): Promise<VerifiedAccount> {
  switch (request.kind) {
    case 'pix':
      return findKey(deps, ports, memberId, request)
    case 'bank':
      return findBankAccount(deps, ports, memberId, request)
    default:
      return findAddress(memberId, request)
  }
}

/**
 * The owner's tax number must be the member's; a member who has none yet gets it from the first key, and no other account
 * can have it then.
 *
 * @throws {CallFailure} `pix_key_invalid`, `pix_key_unknown`, `owner_differs`, `owner_has_account`
 */
async function findKey(
  deps: GatewayDeps,
  ports: Adding,
  memberId: bigint,
  request: Request<'pix'>,
): Promise<VerifiedAccount> {
  const key = tidyPixKey(request.pixKey)
  if (pixKeyKind(key) === undefined) throw new CallFailure('pix_key_invalid')
  const asking = askingOf(await memberOf(deps.database, memberId))
  const owner = await answered(deps, () => ports.directory.ownerOf(key, asking))
  if (!owner) throw new CallFailure('pix_key_unknown')
  const holder = async (tx: Transaction) => {
    const { cpf, payee_name: name } = await lockedMember(tx, memberId)
    if (cpf !== null && cpf !== owner.cpf) throw new CallFailure('owner_differs')
    if (cpf === null && !(await claimTaxNumber(tx, memberId, owner.cpf))) throw new CallFailure('owner_has_account')
    return name ?? holderName(owner)
  }
  return { identifier: key, holder }
}

/**
 * A bank only confirms whether an account belongs to a given tax number. The member must therefore have a known one:
 * from a document, a PIX key or a payment.
 *
 * @throws {CallFailure} `bank_account_invalid`, `tax_number_missing`, `bank_account_unknown`, `owner_differs`
 */
async function findBankAccount(
  deps: GatewayDeps,
  ports: Adding,
  memberId: bigint,
  request: Request<'bank'>,
): Promise<VerifiedAccount> {
  const account = readBankAccount(request)
  if ('wrong' in account) throw new CallFailure('bank_account_invalid')
  const asking = askingOf(await memberOf(deps.database, memberId))
  const { cpf } = asking
  if (cpf === null) throw new CallFailure('tax_number_missing')
  const owner = await answered(deps, () => ports.verifier.ownerOf(account, { ...asking, cpf }))
  if (owner.is === 'unknown') throw new CallFailure('bank_account_unknown')
  if (owner.is === 'differs') throw new CallFailure('owner_differs')
  const holder = async (tx: Transaction) => {
    const member = await lockedMember(tx, memberId)
    if (member.cpf !== cpf) throw new CallFailure('owner_differs')
    return member.payee_name ?? holderName(owner)
  }
  return { identifier: bankIdentifier(account), holder }
}

/**
 * The owner of a crypto address cannot be verified, so it gets the member's name. @throws {CallFailure}
 * `crypto_address_invalid`
 */
async function findAddress(
  memberId: bigint,
  request: Request<'usdt_tron' | 'usdt_ethereum' | 'bitcoin'>,
): Promise<VerifiedAccount> {
  const identifier = checkedCryptoAddress(request.kind, request.address)
  if (identifier === undefined) throw new CallFailure('crypto_address_invalid')
  const holder = async (tx: Transaction) => {
    const member = await lockedMember(tx, memberId)
    return member.payee_name ?? member.account
  }
  return { identifier, holder }
}

/** The holder's name as a directory or a bank writes it. */
const holderName = ({ name }: { readonly name: string }): string => cleanText(name).trim().slice(0, 200).toWellFormed()

async function answered<Answer>({ log }: GatewayDeps, question: () => Promise<Answer>): Promise<Answer> {
  try {
    return await inTime(question(), patience)
  } catch (err) {
    log.warn({ err }, 'nobody said whose an account to be paid to is')
    throw new CallFailure('service_unavailable')
  }
}
