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

interface Owner {
  readonly memberId: bigint
  readonly currency: string
}

/**
 * Runs a deposit, a bet or a transfer to a vendor, and leaves the member a message if a limit refuses it: one for each
 * limit and period, however often they try.
 */
export async function notifyOfLimits<Answer>(
  { database, now }: Pick<GatewayDeps, 'database' | 'now'>,
  { memberId, currency }: Owner,
  work: () => Promise<Answer>,
): Promise<Answer> {
  try {
    return await work()
  } catch (thrown) {
    if (thrown instanceof Refusal) await noteLimit({ database, now }, { memberId, currency }, thrown)
    throw thrown
  }
}

/** Leaves the message of {@link notifyOfLimits} for a refusal that is about to be answered; any other refusal leaves none. */
export async function noteLimit(
  { database, now }: Pick<GatewayDeps, 'database' | 'now'>,
  { memberId, currency }: Owner,
  { code, value }: { readonly code: string; readonly value?: unknown },
): Promise<void> {
  if (code !== 'limit_reached' || !is(value, Reached)) return
  const { kind, period, limit, resetsAt } = value
  await leaveMessage(database, {
    memberId,
    kind: 'limit_reached',
    details: { limitKind: kind, period, limit, currency, ...(resetsAt !== null && { resetsAt }) },
    reference: `limit:${kind}:${period}:${resetsAt}`,
    now: now(),
  })
}
