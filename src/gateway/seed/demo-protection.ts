import { setLimit } from '#gateway/account/protection/limits.ts'
import { setRealityCheck } from '#gateway/account/protection/protection.ts'
import type { GatewayDeps } from '#gateway/deps.ts'

/** Gives Maria a monthly deposit limit, a daily loss limit with a requested increase, and a reality check every hour. */
export async function seedProtection(deps: GatewayDeps, memberId: bigint, currency: string): Promise<void> {
  const owner = { memberId, currency }
  await setLimit(deps, owner, { kind: 'deposit', period: 'month' }, 5_000_00n)
  await setLimit(deps, owner, { kind: 'loss', period: 'day' }, 500_00n)
  await setLimit(deps, owner, { kind: 'loss', period: 'day' }, 800_00n)
  await setRealityCheck(deps, memberId, 60)
}

/** Gives Maria every limit that the jurisdiction requires, high enough to go on playing. */
export async function seedMandatoryLimits(deps: GatewayDeps, memberId: bigint, currency: string): Promise<void> {
  for (const { kind, period } of deps.config.jurisdiction.mandatoryLimits)
    await setLimit(deps, { memberId, currency }, { kind, period }, kind === 'time' ? 240n : 5_000_00n)
}
