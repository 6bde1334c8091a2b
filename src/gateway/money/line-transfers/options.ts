import { roleOf } from '#contract/account/members/member.ts'
import { uplineOf } from '#gateway/account/members/line.ts'
import { blockOf } from '#gateway/account/protection/blocks.ts'
import { hasWithdrawPassword, withdrawalsRestUntil } from '#gateway/account/security/withdraw-password.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { auditsToPlay, leftToPlay } from '#gateway/money/turnover/turnover.ts'
import { readWithdrawalRules } from '#gateway/money/turnover/withdrawal-rules.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { fundsOf, mainWallet } from '#gateway/platform/ledger/wallets.ts'
import { transferDay } from './day.ts'
import { canReceive } from './receiver.ts'
import { readTransferRules } from './transfer-rules.ts'

/**
 * The options and limits of sending money now.
 *
 * @throws {CallFailure} `receiver_unknown` for a member without an agent above, who can send to nobody
 */
export async function transferOptions({ database, now }: GatewayDeps, session: Session) {
  const { memberId, currency, type } = session
  const at = now()
  const above = await uplineOf(database, memberId)
  if (!above && roleOf(type) !== 'agent') throw new CallFailure('receiver_unknown')
  const sender = { memberId, currency }
  const rules = await readTransferRules(database)
  const turnover = await readWithdrawalRules(database)
  const [funds, day, hasPassword, restsUntil, block, audits, isOpen] = await Promise.all([
    fundsOf(database, mainWallet(memberId, currency)),
    transferDay(database, sender, rules, at),
    hasWithdrawPassword(database, memberId),
    withdrawalsRestUntil(database, memberId, at),
    blockOf(database, memberId, at),
    auditsToPlay(database, sender, turnover),
    above ? canReceive(database, above, currency, at) : false,
  ])
  return {
    upline: above ? { account: above.account, canReceive: isOpen } : null,
    currency,
    balance: funds.balance,
    minimum: rules.minimum,
    maximum: rules.maximum,
    leftCount: day.leftCount,
    leftSum: day.leftSum,
    resetsAt: day.resetsAt.toISOString(),
    hasWithdrawPassword: hasPassword,
    restsUntil: restsUntil?.toISOString() ?? null,
    blocked: block !== undefined,
    leftToPlay: leftToPlay(audits),
  }
}
