import { confirmLimit as confirmCall } from '#contract/account/protection/confirm-limit.ts'
import { excludeSelf as excludeCall } from '#contract/account/protection/exclude-self.ts'
import { getProtection } from '#contract/account/protection/get-protection.ts'
import type { LimitKind, LimitPeriod } from '#contract/account/protection/limit-key.ts'
import type { Limit, Protection } from '#contract/account/protection/protection.ts'
import { setLimit as setLimitCall } from '#contract/account/protection/set-limit.ts'
import { setRealityCheck as setRealityCall } from '#contract/account/protection/set-reality-check.ts'
import { startPause as startPauseCall } from '#contract/account/protection/start-pause.ts'
import { withdrawLimitWish as withdrawCall } from '#contract/account/protection/withdraw-limit-wish.ts'
import type { RequestOf } from '#contract/define-call.ts'
import { $token } from '#stores/account/auth/session.ts'
import { call } from '#stores/call.ts'
import { resource } from '#stores/resource.ts'

/** Hours of the panic button. */
export const panicHours = 24

/** The member's limits, pause and choices. */
export const protection = resource(() => call(getProtection, {}))

async function take(answer: Promise<Protection>): Promise<Protection> {
  const token = $token.get()
  const changed = await answer
  if ($token.get() === token) protection.put(changed)
  return changed
}

type Key = RequestOf<typeof confirmCall>

/** Sets a limit, or asks for a higher one; null asks to remove it. Throws `CallError`. */
export const setLimit = (key: Key, amount: bigint | null) => take(call(setLimitCall, { ...key, amount }))

/** Makes a wish good. Throws `CallError`. */
export const confirmLimit = (key: Key) => take(call(confirmCall, key))

/** Takes a wish back. Throws `CallError`. */
export const withdrawLimitWish = (key: Key) => take(call(withdrawCall, key))

/** Throws `CallError`. */
export const setRealityCheck = (minutes: number | null) => take(call(setRealityCall, { minutes }))

/** Stops deposits and play from now on. Throws `CallError`. */
export const startPause = (hours: number) => take(call(startPauseCall, { hours }))

/** @param months null: for good. Throws `CallError`. */
export const excludeSelf = (months: number | null) => take(call(excludeCall, { months }))

/** A place for a limit, with the limit if it is set. */
export interface LimitPlace {
  readonly kind: LimitKind
  readonly period: LimitPeriod
  readonly limit: Limit | undefined
  /** The law asks for it, and it is not set. */
  readonly missing: boolean
}

const kinds: readonly LimitKind[] = ['deposit', 'loss', 'wager', 'time']
const periods: readonly LimitPeriod[] = ['session', 'day', 'week', 'month']

/** Every possible limit, by kind: first deposits and losses, which people look for. */
export function limitPlaces({ limits, missing }: Pick<Protection, 'limits' | 'missing'>) {
  const named = (kind: LimitKind, period: LimitPeriod) => (one: { kind: LimitKind; period: LimitPeriod }) =>
    one.kind === kind && one.period === period
  return kinds.map((kind) => ({
    kind,
    places: periods
      .filter((period) => period !== 'session' || kind === 'time')
      .map(
        (period): LimitPlace => ({
          kind,
          period,
          limit: limits.find(named(kind, period)),
          missing: missing.some(named(kind, period)),
        }),
      ),
  }))
}
