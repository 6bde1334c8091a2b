import { is, nullable, object, string } from 'superstruct'
import { leaveMessage } from '#gateway/account/messages/messages.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import { Refusal } from '#gateway/platform/ledger/errors.ts'

const Reached = object({
  kind: string(),
  period: string(),
  limit: string(),
  used: string(),
  resetsAt: nullable(string()),
})

/**
 * Runs a deposit, a bet or a transfer to a vendor, and leaves the member a message if a limit refuses it: one for each
 * limit and period, however often they try.
 */
export async function notifyOfLimits<Answer>(
  { database, now }: Pick<GatewayDeps, 'database' | 'now'>,
  { memberId, currency }: { readonly memberId: bigint; readonly currency: string },
  work: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work()
  } catch (thrown) {
    if (thrown instanceof Refusal && thrown.code === 'limit_reached' && is(thrown.value, Reached)) {
      const { kind, period, limit, resetsAt } = thrown.value
      await leaveMessage(database, {
        memberId,
        kind: 'limit_reached',
        details: { limitKind: kind, period, limit, currency, ...(resetsAt !== null && { resetsAt }) },
        reference: `limit:${kind}:${period}:${resetsAt}`,
        now: now(),
      })
    }
    throw thrown
  }
}
