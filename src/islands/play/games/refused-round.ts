import { validate } from 'superstruct'
import { type CallFault, faultOf, isFinal, isUncertain } from '#api/errors.ts'
import { protectedFaultText } from '#api/limit-text.ts'
import { RealityCheckStruct } from '#contract/account/protection/protection.ts'
import { BonusLimitStruct } from '#contract/rewards/bonuses/bonus.ts'
import type { RealityFacts, SpinResult } from '#games/slots/props.ts'
import type { Translate } from '#lib/messages.ts'
import { formatMoney } from '#lib/money.ts'
import { sendToPage } from './frame-messages.ts'

/** Why a round was not played, as a game shows it. The page is told if the session has ended. */
export function refusedRound(
  t: Translate<'slots' | 'errors' | 'protection-limits'>,
  error: unknown,
  { currency, locale }: { readonly currency: string; readonly locale: string },
): Extract<SpinResult<never>, { readonly ok: false }> {
  const fault = faultOf(error)
  if (fault.kind === 'refused' && fault.status === 401) sendToPage({ type: 'expired' })
  const code = fault.kind === 'refused' ? fault.code : fault.kind
  const message = bonusLimitText(t, fault, locale) ?? protectedFaultText(t, fault, { currency, locale })
  const check = fault.kind === 'refused' && code === 'reality_check_due' ? checkOf(fault.value) : undefined
  return { ok: false, code, message, retry: isUncertain(fault), isFinal: isFinal(fault), ...(check && { check }) }
}

/** How high a stake may be while a bonus is running; undefined if that is not why the bet was refused. */
function bonusLimitText(t: Translate<'slots'>, fault: CallFault, locale: string): string | undefined {
  if (fault.kind !== 'refused' || fault.code !== 'bonus_bet_too_high') return undefined
  const [failure, value] = validate(fault.value, BonusLimitStruct, { coerce: true })
  return failure ? undefined : t('slots.bonus.limit', { limit: formatMoney(value.limit, value.currency, locale) })
}

/** The facts of a check; undefined if the gateway did not send them. */
function checkOf(value: unknown): RealityFacts | undefined {
  const [failure, facts] = validate(value, RealityCheckStruct, { coerce: true })
  return failure ? undefined : { startedAt: Date.parse(facts.startedAt), net: facts.net }
}
