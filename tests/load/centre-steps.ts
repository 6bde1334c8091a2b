import type { CallFacts } from '#contract/define-call.ts'
import { spinSlots } from '#contract/game/spin-slots.ts'
import { getIdentity } from '#contract/kyc/get-identity.ts'
import { getBettingHistory } from '#contract/member/get-betting-history.ts'
import { getMemberInfo } from '#contract/member/get-member-info.ts'
import { getMessages } from '#contract/member/get-messages.ts'
import { getUnreadCount } from '#contract/member/get-unread-count.ts'
import { getMissionSummary } from '#contract/mission/get-mission-summary.ts'
import { getProtection } from '#contract/protection/get-protection.ts'
import { getPointBalance } from '#contract/rewards/get-point-balance.ts'
import { getRewards } from '#contract/rewards/get-rewards.ts'
import { getProfile } from '#contract/security/get-profile.ts'
import { getSecurity } from '#contract/security/get-security.ts'
import { getSessions } from '#contract/security/get-sessions.ts'
import { getSignIn } from '#contract/sign-in/get-sign-in.ts'
import { getMyVip } from '#contract/vip/get-my-vip.ts'
import { confirmWithdrawal } from '#contract/wallet/confirm-withdrawal.ts'
import { createDeposit } from '#contract/wallet/create-deposit.ts'
import { createLineTransfer } from '#contract/wallet/create-line-transfer.ts'
import { createWithdrawal } from '#contract/wallet/create-withdrawal.ts'
import { getBalance } from '#contract/wallet/get-balance.ts'
import { getDepositMethods } from '#contract/wallet/get-deposit-methods.ts'
import { getDeposits } from '#contract/wallet/get-deposits.ts'
import { getMerchantWallet } from '#contract/wallet/get-merchant-wallet.ts'
import { getProfit } from '#contract/wallet/get-profit.ts'
import { getTransaction } from '#contract/wallet/get-transaction.ts'
import { getTransactions } from '#contract/wallet/get-transactions.ts'
import { getWithdrawal } from '#contract/wallet/get-withdrawal.ts'
import { getWithdrawalOptions } from '#contract/wallet/get-withdrawal-options.ts'
import { getWithdrawals } from '#contract/wallet/get-withdrawals.ts'
import { paySandbox } from '#contract/wallet/pay-sandbox.ts'
import { walletTransfer } from '#contract/wallet/wallet-transfer.ts'
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
