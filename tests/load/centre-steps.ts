import { getIdentity } from '#contract/account/kyc/get-identity.ts'
import { getMemberInfo } from '#contract/account/members/get-member-info.ts'
import { getMessages } from '#contract/account/messages/get-messages.ts'
import { getUnreadCount } from '#contract/account/messages/get-unread-count.ts'
import { getProtection } from '#contract/account/protection/get-protection.ts'
import { getProfile } from '#contract/account/security/get-profile.ts'
import { getSecurity } from '#contract/account/security/get-security.ts'
import { getSessions } from '#contract/account/security/get-sessions.ts'
import type { CallFacts } from '#contract/define-call.ts'
import { getBalance } from '#contract/money/balance/get-balance.ts'
import { createDeposit } from '#contract/money/deposits/create-deposit.ts'
import { getDepositMethods } from '#contract/money/deposits/get-deposit-methods.ts'
import { getDeposits } from '#contract/money/deposits/get-deposits.ts'
import { paySandbox } from '#contract/money/deposits/pay-sandbox.ts'
import { createLineTransfer } from '#contract/money/line-transfers/create-line-transfer.ts'
import { getProfit } from '#contract/money/statements/get-profit.ts'
import { getTransaction } from '#contract/money/statements/get-transaction.ts'
import { getTransactions } from '#contract/money/statements/get-transactions.ts'
import { walletTransfer } from '#contract/money/vendor-wallets/create-wallet-transfer.ts'
import { getMerchantWallet } from '#contract/money/vendor-wallets/get-merchant-wallet.ts'
import { confirmWithdrawal } from '#contract/money/withdrawals/confirm-withdrawal.ts'
import { createWithdrawal } from '#contract/money/withdrawals/create-withdrawal.ts'
import { getWithdrawal } from '#contract/money/withdrawals/get-withdrawal.ts'
import { getWithdrawalOptions } from '#contract/money/withdrawals/get-withdrawal-options.ts'
import { getWithdrawals } from '#contract/money/withdrawals/get-withdrawals.ts'
import { getBettingHistory } from '#contract/play/history/get-betting-history.ts'
import { spinSlots } from '#contract/play/slots/spin-slots.ts'
import { getSignIn } from '#contract/rewards/daily-sign-in/get-sign-in.ts'
import { getMissionSummary } from '#contract/rewards/missions/get-mission-summary.ts'
import { getPointBalance } from '#contract/rewards/points/get-point-balance.ts'
import { getRewards } from '#contract/rewards/promotions/get-rewards.ts'
import { getMyVip } from '#contract/rewards/vip/get-my-vip.ts'
import { vendor } from '#tests/support/funds.ts'
import { type PublicKey, seal } from '#tests/support/seal.ts'
import { withdrawPassword } from '#tests/support/withdrawing.ts'
import { type CentreMember, withdrawn } from './centre-members.ts'
import type { sender, Timed } from './requests.ts'

/** An answer with the name of its call. */
export type Named = Timed & { readonly name: string }

/** The way to the gateway, and the key for bodies with passwords. */
export interface Door {
  readonly send: ReturnType<typeof sender>['send']
  readonly key: PublicKey
}

/** A statement's longest stretch. */
const week = 7 * 24 * 3_600_000

/** The sequence of one member's calls. Calls that need an answer of an earlier one remember it in the member. */
export function stepsOf({ send, key }: Door, member: CentreMember, note: (answer: Named) => void) {
  const ask = async (call: CallFacts, input: object = {}, token = member.sessionToken) => {
    const { method, path } = call
    const inQuery = method === 'GET'
    const query = inQuery
      ? `?${new URLSearchParams(Object.entries(input).map(([name, value]) => [name, `${value}`]))}`
      : ''
    const body = call.sealed ? await seal({ key, method, path, body: input, now: new Date() }) : input
    const answer = await send({
      method: inQuery ? 'GET' : 'POST',
      path: path + query,
      headers: {
        Authorization: `Bearer ${token}`,
        ...(inQuery ? {} : { 'Content-Type': 'application/json' }),
        ...(call.idempotent ? { 'Idempotency-Key': crypto.randomUUID() } : {}),
      },
      ...(inQuery ? {} : { body: JSON.stringify(body) }),
    })
    note({ ...answer, name: call.name })
    return answer
  }
  /** What a call answers; undefined if it was refused, which is counted. */
  const valueIn = async <Value>(asking: Promise<Timed>): Promise<Value | undefined> => {
    const { status, body } = await asking
    return status === 200 ? (JSON.parse(body) as { readonly value: Value }).value : undefined
  }
  const [from, to] = [Date.now() - week, Date.now()].map((at) => new Date(at).toISOString().slice(0, 10))
  const play = () => ask(spinSlots, { stake: '20' }, member.gameToken)
  const payIn = async () => {
    const order = { method: 'pix', amount: '2000', currency: 'BRL' }
    const charge = await valueIn<{ payload: string }>(ask(createDeposit, order))
    // Without an order nothing can be paid.
    if (charge) await ask(paySandbox, { payload: charge.payload })
  }
  const readStatement = async () => {
    const page = { from, to, show: 'money', pageSize: 20 }
    const read = await valueIn<{ list: { transactionId: string }[] }>(ask(getTransactions, page))
    member.transactionId = read?.list[0]?.transactionId ?? member.transactionId
  }
  const openTransaction = async () => {
    if (member.transactionId === '') await readStatement()
    await ask(getTransaction, { transactionId: member.transactionId })
  }
  const withdraw = async () => {
    const { payoutAccountId: accountId } = member
    const order = { accountId, amount: withdrawn.toString(), currency: 'BRL', withdrawPassword }
    const asked = await valueIn<{ withdrawalId: string }>(ask(createWithdrawal, order))
    member.withdrawalId = asked?.withdrawalId ?? member.withdrawalId
  }
  const confirm = async () => {
    const [withdrawalId = ''] = member.paid
    await ask(confirmWithdrawal, { withdrawalId, confirmation: 'received' })
    if (member.paid.length > 1) member.paid.shift()
  }
  const moveToVendor = async () => {
    const direction = member.isWithVendor ? 'out' : 'in'
    const order = { vassalage: vendor, direction, amount: '1000', currency: 'BRL' }
    const moved = await valueIn<{ state: string }>(ask(walletTransfer, order))
    if (moved?.state === 'done') member.isWithVendor = !member.isWithVendor
  }
  const sendToAgent = () => {
    const order = { receiver: member.agent, amount: '1000', currency: 'BRL', withdrawPassword }
    return ask(createLineTransfer, order)
  }
  const plain = (...calls: readonly CallFacts[]) => calls.map((call) => () => ask(call))
  return [
    () => ask(getBalance),
    () => ask(getMessages, { pageSize: 20 }),
    play,
    readStatement,
    openTransaction,
    () => ask(getBettingHistory, { pageSize: 20 }),
    () => ask(getProfit, { from, to }),
    play,
    () => ask(getWithdrawalOptions),
    withdraw,
    () => ask(getWithdrawal, { withdrawalId: member.withdrawalId }),
    () => ask(getWithdrawals, { pageSize: 10 }),
    confirm,
    () => ask(getDepositMethods),
    () => ask(getDeposits, { pageSize: 10 }),
    payIn,
    ...plain(getMerchantWallet),
    moveToVendor,
    sendToAgent,
    () => ask(getMemberInfo, { language: 'pt' }),
    ...plain(getUnreadCount, getProtection, getSecurity, getSessions, getProfile, getIdentity),
    // Calls of the screens of rewards.
    ...plain(getRewards, getMissionSummary, getMyVip, getPointBalance, getSignIn),
  ]
}
