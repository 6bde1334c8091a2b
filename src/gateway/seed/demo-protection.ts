import type { GatewayDeps } from '#gateway/deps.ts'
import { setLimit } from '#gateway/protection/limits.ts'
import { setRealityCheck } from '#gateway/protection/protection.ts'

/** Gives Maria limits that leave room to play: deposits of a month, losses of a day with a wish for more, and a check. */
export async function seedProtection(deps: GatewayDeps, memberId: bigint, currency: string): Promise<void> {
  const owner = { memberId, currency }
  await setLimit(deps, owner, { kind: 'deposit', period: 'month' }, 5_000_00n)
  await setLimit(deps, owner, { kind: 'loss', period: 'day' }, 500_00n)
  await setLimit(deps, owner, { kind: 'loss', period: 'day' }, 800_00n)
  await setRealityCheck(deps, memberId, 60)
}

/** Gives her every limit that the law of the market asks for, with room to play: an amount, or minutes of play. */
export async function seedMandatoryLimits(deps: GatewayDeps, memberId: bigint, currency: string): Promise<void> {
  for (const { kind, period } of deps.config.jurisdiction.mandatoryLimits)
    await setLimit(deps, { memberId, currency }, { kind, period }, kind === 'time' ? 240n : 5_000_00n)
}
