import { boolean, type } from 'superstruct'
import { roleOf } from '#contract/account/members/member.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { rowOf } from '#gateway/platform/db/rows.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { trialCurrency } from '#gateway/platform/ledger/wallets.ts'

const UnderWay = type({
  downline: boolean(),
  round: boolean(),
  withdrawal: boolean(),
  transfer: boolean(),
  vendor: boolean(),
  deposit: boolean(),
  balance: boolean(),
})

/**
 * The reasons that keep an account from being closed. One statement reads them all, because between two reads a settled
 * round would be neither open nor in the balance. A vendor's round without a held stake may stay open for ever, so it
 * is ignored. Play money and unconverted bonus money do not count.
 *
 * @throws {CallFailure} `closing_downline`, `closing_round_open`, `closing_withdrawal_open`, `closing_deposit_open`,
 *   `closing_transfer_open`, `closing_vendor_balance`, `closing_balance_left`: in the order in which a member can fix
 *   them
 */
export async function demandNothingUnderWay(
  on: Executor,
  { id, type: accountType }: { readonly id: bigint; readonly type: number },
  now: Date,
): Promise<void> {
  const row = await rowOf(
    on,
    UnderWay,
    `WITH wallet AS (
       SELECT id, balance, purpose FROM ledger_account
       WHERE owner_kind = 'member' AND owner_id = (:agentId::bigint)::text AND currency <> :trialCurrency
     )
     SELECT
       EXISTS (SELECT FROM line_place p JOIN member m ON m.id = p.member_id
         WHERE p.agent_id = :agentId AND p.to_day = 'infinity' AND m.closed_at IS NULL) AS downline,
       EXISTS (SELECT FROM round WHERE member_id = :agentId AND mode = 'real' AND state = 'open' AND exclusive)
         OR EXISTS (SELECT FROM ledger_hold h JOIN wallet ON wallet.id = h.account_id
           WHERE h.status = 'pending' AND h.kind NOT IN ('withdrawal', 'vendor-in', 'vendor-out', 'commission-payout')) AS round,
       EXISTS (SELECT FROM withdrawal WHERE member_id = :agentId
         AND state IN ('requested', 'review', 'approved', 'submitted', 'unknown'))
         OR EXISTS (SELECT FROM withdrawal_case c JOIN withdrawal w ON w.id = c.withdrawal_id
           WHERE w.member_id = :agentId AND c.outcome IS NULL) AS withdrawal,
       EXISTS (SELECT FROM deposit WHERE member_id = :agentId AND status = 'pending' AND expires_at > :now) AS deposit,
       EXISTS (SELECT FROM vendor_transfer WHERE member_id = :agentId AND state IN ('sent', 'unknown')) AS transfer,
       EXISTS (SELECT FROM wallet WHERE balance > 0 AND purpose LIKE 'vendor:%') AS vendor,
       EXISTS (SELECT FROM wallet WHERE balance > 0 AND purpose <> 'points' AND purpose NOT LIKE 'bonus:%') AS balance`,
    { agentId: id, trialCurrency, now },
  )
  if (!row) throw new Error('Nothing was read of the account')
  if (row.downline && roleOf(accountType) === 'agent') throw new CallFailure('closing_downline')
  if (row.round) throw new CallFailure('closing_round_open')
  if (row.withdrawal) throw new CallFailure('closing_withdrawal_open')
  if (row.deposit) throw new CallFailure('closing_deposit_open')
  if (row.transfer) throw new CallFailure('closing_transfer_open')
  if (row.vendor) throw new CallFailure('closing_vendor_balance')
  if (row.balance) throw new CallFailure('closing_balance_left')
}
