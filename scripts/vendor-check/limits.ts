import { create, enums, type Infer, type } from 'superstruct'
import { limitPeriods } from '#contract/account/protection/limit-key.ts'
import { MinorUnits } from '#contract/scalars.ts'
import { Skipped } from './case.ts'
import { usually } from './usual.ts'
import type { Reply } from './wire.ts'

const LimitStruct = type({
  kind: enums(['loss', 'wager']),
  period: enums(limitPeriods),
  used: MinorUnits,
  limit: MinorUnits,
})

/**
 * What a refusal with `limit_reached` says of its cause. A stake above the usual one is not tried where the member's limit is
 * indeed smaller than it; the usual stakes have to be taken.
 *
 * @throws {Skipped}
 */
export function limitCause({ request, value }: Reply): string {
  const stake = stakeOf(request)
  const facts = limitOf(value)
  if (facts === undefined || stake === undefined) return 'the member who plays has a limit; take one without'
  const { kind, period, used, limit } = facts
  const cause = `the member has a limit of kind ${kind} for a ${period}: ${used} of ${limit} are used, and the stake is ${stake}`
  if (stake > BigInt(usually.stake) && used + stake > limit)
    throw new Skipped(`limit_reached: ${cause}. A member without limits tries this too`)
  return cause
}

function limitOf(value: Reply['value']): Infer<typeof LimitStruct> | undefined {
  try {
    return create(value, LimitStruct)
  } catch {
    return
  }
}

function stakeOf(request: string): bigint | undefined {
  const { amount, bet } = JSON.parse(request) as Record<string, unknown>
  const stake = amount ?? bet
  return typeof stake === 'string' && /^\d+$/.test(stake) ? BigInt(stake) : undefined
}
