import { setWithdrawPassword } from '#contract/account/security/set-withdraw-password.ts'
import { getBalance } from '#contract/money/balance/get-balance.ts'
import { addPayoutAccount } from '#contract/money/withdrawals/add-payout-account.ts'
import { createWithdrawal } from '#contract/money/withdrawals/create-withdrawal.ts'
import { getWithdrawal } from '#contract/money/withdrawals/get-withdrawal.ts'
import { withdrawalSetting } from '#gateway/money/turnover/withdrawal-rules.ts'
import { payWithdrawals } from '#gateway/money/withdrawals/pay-out.ts'
import type { PayoutProvider } from '#gateway/money/withdrawals/payout-provider.ts'
import { payoutSetting } from '#gateway/money/withdrawals/payout-setting.ts'
import { payoutPorts } from '#gateway/money/withdrawals/ports.ts'
import { writeSetting } from '#gateway/platform/settings/settings.ts'
import { type PayoutKind, payoutKinds } from '#lib/payout-kinds.ts'
import { isCpf } from '#lib/tax-number.ts'
import { hours, minutes } from '#tests/support/clock.ts'
import type { TestGateway } from '#tests/support/gateway.ts'
import { fundedMember, type Person, registerMember } from '#tests/support/people.ts'

export const withdrawPassword = '482915'

let persons = Math.floor(Math.random() * 900_000_000)

/** A tax number that no other member of this process has. */
export function newCpf(): string {
  const digits = String(++persons).padStart(9, '0')
  const pairs = Array.from({ length: 100 }, (_, pair) => digits + String(pair).padStart(2, '0'))
  return pairs.find(isCpf) ?? newCpf()
}

/** Changes rules of withdrawals; the others stay as the gateway has them. */
export function changeRules(gateway: TestGateway, changed: Partial<typeof withdrawalSetting.fallback>): Promise<void> {
  const { database, now } = gateway.deps
  return writeSetting(database, withdrawalSetting.name, { ...withdrawalSetting.fallback, ...changed }, now())
}

/** Sets what is paid to, everything if nothing is named, and what coins cost. */
export function offer(
  gateway: TestGateway,
  kinds: readonly PayoutKind[] = payoutKinds,
  rates: Partial<typeof payoutSetting.fallback.sandboxRates> = {},
): Promise<void> {
  const { database, now } = gateway.deps
  const sandboxRates = { ...payoutSetting.fallback.sandboxRates, ...rates }
  return writeSetting(database, payoutSetting.name, { kinds, sandboxRates }, now())
}

/** A member with a withdraw password. */
export async function careful(gateway: TestGateway): Promise<Person> {
  const person = await registerMember(gateway)
  await setPassword(gateway, person)
  return person
}

export async function setPassword(gateway: TestGateway, { token, password }: Person): Promise<void> {
  const input = { password, newWithdrawPassword: withdrawPassword }
  ;(await gateway.call(setWithdrawPassword, input, { token })).value()
}

export interface Withdrawer extends Person {
  /** An account that can be paid to. */
  readonly accountId: string
  readonly cpf: string
}

/**
 * A member who can withdraw: with money, of which nothing has to be played, and an account that is old enough. Sessions
 * are shorter than the wait for the account, so only its row is made older.
 *
 * @param amount minor units of BRL, at least 10.00
 */
export async function withdrawer(gateway: TestGateway, amount = 1_000_00n): Promise<Withdrawer> {
  const member = await payable(gateway, await fundedMember(gateway, amount))
  await gateway.deps.database.query(
    `UPDATE turnover_audit SET counts_to = counts_from WHERE deposit_id IN
       (SELECT d.id FROM deposit d JOIN payout_account a ON a.member_id = d.member_id WHERE a.id::text = :accountId)`,
    { accountId: member.accountId },
  )
  return member
}

/** Gives a member everything that a withdrawal needs besides money and turnover. */
export async function payable(gateway: TestGateway, person: Person): Promise<Withdrawer> {
  await setPassword(gateway, person)
  const cpf = newCpf()
  const input = { kind: 'pix', pixKey: cpf, withdrawPassword }
  const { accountId } = (await gateway.call(addPayoutAccount, input, { token: person.token })).value()
  await makeUsable(gateway, accountId)
  await proveMobile(gateway, person)
  return { ...person, accountId, cpf }
}

/** Gives a member a proved mobile number, without the code by which people prove one. */
export async function proveMobile({ deps: { database, now } }: TestGateway, { username }: Pick<Person, 'username'>) {
  await database.query(
    `UPDATE member SET mobile_key = '+5521' || (900000000 + id), mobile_num = '21' || (900000000 + id),
       country_dialing_code = '+55', mobile_verified_at = :mobileVerifiedAt WHERE account = :username`,
    { username, mobileVerifiedAt: now() },
  )
}

/** Makes an account to be paid to old enough. */
export async function makeUsable({ deps: { database, now } }: TestGateway, accountId: string): Promise<void> {
  const past = new Date(now().getTime() - hours(1))
  await database.query('UPDATE payout_account SET usable_from = :past WHERE id::text = :accountId', { accountId, past })
}

/** Accounts that can be added, but for their password. */
export const someAccounts = {
  bank: { kind: 'bank', bank: '341', branch: '2545', account: '02366-1', accountKind: 'current' },
  usdt_tron: { kind: 'usdt_tron', address: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t' },
  usdt_ethereum: { kind: 'usdt_ethereum', address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed' },
  bitcoin: { kind: 'bitcoin', address: 'bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4' },
} as const

/** A {@link withdrawer} with an account of another kind than PIX. Every kind is offered from now on. */
export async function withdrawerTo(
  gateway: TestGateway,
  kind: keyof typeof someAccounts,
  amount?: bigint,
): Promise<Withdrawer> {
  const member = await withdrawer(gateway, amount)
  await offer(gateway)
  const input = { ...someAccounts[kind], withdrawPassword }
  const { accountId } = (await gateway.call(addPayoutAccount, input, { token: member.token })).value()
  await makeUsable(gateway, accountId)
  return { ...member, accountId }
}

/** The request of a withdrawal, as the gateway takes it. */
export function order({ accountId }: Pick<Withdrawer, 'accountId'>, changed: object = {}) {
  return { accountId, amount: 100_00n, currency: 'BRL', withdrawPassword, ...changed }
}

/** Asks for a withdrawal that must succeed. */
export async function withdraw(gateway: TestGateway, member: Withdrawer, amount = 100_00n) {
  const sending = { token: member.token, key: crypto.randomUUID() }
  return (await gateway.call(createWithdrawal, order(member, { amount }), sending)).value()
}

type Who = Pick<Person, 'token'>

/** The view of members of their money and their withdrawals. @param gateway the one of the running tests */
export const withdrawalViews = (gateway: () => TestGateway) => {
  const now = async ({ token }: Who, withdrawalId: string) =>
    (await gateway().call(getWithdrawal, { withdrawalId }, { token })).value()
  return {
    funds: async ({ token }: Who) => (await gateway().call(getBalance, {}, { token })).value(),
    now,
    states: async (member: Who, withdrawalId: string) =>
      (await now(member, withdrawalId)).timeline.map(({ state }) => state),
  }
}

/** Runs the job that pays, after every pause. */
export async function payAfterPause({ clock, deps }: TestGateway, provider: PayoutProvider): Promise<void> {
  clock.advance(minutes(11))
  await payWithdrawals(deps, provider)
}

/** Lets the sandbox's bank pay everything that it was asked to pay. */
export async function payNow(gateway: TestGateway): Promise<void> {
  const { provider } = payoutPorts(gateway.deps)
  await payWithdrawals(gateway.deps, provider)
  gateway.clock.advance(minutes(1))
  await payWithdrawals(gateway.deps, provider)
}
