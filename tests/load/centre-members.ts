import { argonHasher } from '#gateway/account/auth/passwords.ts'
import { createMember } from '#gateway/account/members/accounts.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { lineTransferSetting } from '#gateway/money/line-transfers/transfer-rules.ts'
import { withdrawalSetting } from '#gateway/money/turnover/withdrawal-rules.ts'
import { addPayoutAccount } from '#gateway/money/withdrawals/add-account.ts'
import { payWithdrawals } from '#gateway/money/withdrawals/pay-out.ts'
import type { PayoutProvider } from '#gateway/money/withdrawals/payout-provider.ts'
import { payoutPorts } from '#gateway/money/withdrawals/ports.ts'
import { requestWithdrawal } from '#gateway/money/withdrawals/request.ts'
import { writeSetting } from '#gateway/platform/settings/settings.ts'
import { newCpf, withdrawPassword } from '#tests/support/withdrawing.ts'
import { type FundedPlayer, fundedPlayers } from './players.ts'

/** A member who can withdraw, and send money to an agent and to a vendor. */
export interface CentreMember extends FundedPlayer {
  readonly payoutAccountId: string
  /** Account name of the agent above. */
  readonly agent: string
  /** Withdrawals that have been paid and wait for the member's answer. */
  readonly paid: string[]
  /** The newest withdrawal. */
  withdrawalId: string
  /** The newest movement of the wallet; empty if the member has not read one yet. */
  transactionId: string
  /** Whether money of the member is with the vendor. */
  isWithVendor: boolean
}

/** Members of one agent: all of their transfers go to its wallet. */
const membersOfAgent = 10

/** Paid withdrawals of each member. Once they are answered, the last answer is repeated, which changes nothing. */
const paidWithdrawals = 5

/** Minor units of BRL: the least that can be withdrawn. */
export const withdrawn = 20_00n

/** A provider that pays at once: the sandbox's takes 20 seconds. */
const quick = (deps: GatewayDeps): PayoutProvider => {
  const paid = async () => ({ state: 'paid', at: deps.now() }) as const
  return { code: payoutPorts(deps).provider.code, submit: paid, find: paid }
}

/**
 * Members of the centre with everything that moving money out needs, and withdrawals that are paid. The rules of the
 * operator let them repeat this: there is no limit of a day, and no deposit has to be staked first.
 */
export async function centreMembers(deps: GatewayDeps, count: number): Promise<CentreMember[]> {
  const many = { dayCount: 1_000_000, daySum: '1000000000000' }
  const rules = { ...withdrawalSetting.fallback, ...many, turnoverPercent: 0 }
  await writeSetting(deps.database, withdrawalSetting.name, rules, deps.now())
  await writeSetting(deps.database, lineTransferSetting.name, { ...lineTransferSetting.fallback, ...many }, deps.now())
  // The password of all of them has its full cost when it is compared, as in production.
  const passwordHash = await argonHasher.hash(withdrawPassword)
  const members: CentreMember[] = []
  let agent = ''
  for (const [index, player] of (await fundedPlayers(deps, count)).entries()) {
    if (index % membersOfAgent === 0) agent = await newAgent(deps)
    const payoutAccountId = await readyToWithdraw(deps, player.memberId, passwordHash, agent)
    const paid: string[] = []
    for (let number = 0; number < paidWithdrawals; number++) paid.push(await withdraw(deps, player, payoutAccountId))
    members.push({
      ...player,
      payoutAccountId,
      agent,
      paid,
      withdrawalId: paid[0] ?? '',
      transactionId: '',
      isWithVendor: false,
    })
    await payWithdrawals(deps, quick(deps))
  }
  return members
}

/** @returns the account name */
async function newAgent({ database, now }: GatewayDeps): Promise<string> {
  const account = `agent${crypto.randomUUID().slice(0, 8)}`
  await database.transaction((tx) => createMember(tx, { account, type: 1, currency: 'BRL', createdAt: now() }))
  return account
}

/** Gives a member a withdraw password, a proved mobile number, an agent and a payout account. @returns the account's id */
async function readyToWithdraw(
  deps: GatewayDeps,
  memberId: bigint,
  passwordHash: string,
  agent: string,
): Promise<string> {
  const { database } = deps
  const now = deps.now()
  await database.query(
    `UPDATE member SET payment_password_hash = :passwordHash, mobile_key = '+5521' || (900000000 + id), mobile_num = '21' || (900000000 + id),
       country_dialing_code = '+55', mobile_verified_at = :now WHERE id = :memberId`,
    { memberId, passwordHash, now },
  )
  await database.query(
    `INSERT INTO member_upline (member_id, upline_id, code, created_at)
     SELECT :memberId, id, 'load', :now FROM member WHERE account = :agent`,
    { memberId, agent, now },
  )
  const { accountId } = await addPayoutAccount(deps, payoutPorts(deps), memberId, { kind: 'pix', pixKey: newCpf() })
  // Nobody waits a day for it here.
  await database.query('UPDATE payout_account SET usable_from = :now WHERE id::text = :accountId', { accountId, now })
  return accountId
}

async function withdraw(deps: GatewayDeps, { memberId }: FundedPlayer, accountId: string): Promise<string> {
  const from = { sessionId: 0n, address: '127.0.0.1' }
  const order = { memberId, from, accountId, accountCurrency: 'BRL', currency: 'BRL', amount: withdrawn }
  const asked = await requestWithdrawal(deps, payoutPorts(deps), { ...order, key: crypto.randomUUID() })
  return asked.withdrawalId
}
