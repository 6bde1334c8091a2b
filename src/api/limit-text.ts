import { is, validate } from 'superstruct'
import type { LimitKind, LimitPeriod } from '#contract/account/protection/limit-key.ts'
import { LimitReachedStruct, PlayBlockedStruct } from '#contract/account/protection/protection.ts'
import type { Translate } from '#lib/messages.ts'
import { momentText } from '#lib/moment-text.ts'
import { formatMoney } from '#lib/money.ts'
import type { CallFault } from './errors.ts'
import { faultText } from './fault-text.ts'

/** An amount of a limit in words: money, or hours and minutes of play. */
export function limitAmountText(
  t: Translate<'protection-limits'>,
  kind: LimitKind,
  amount: bigint,
  { currency, locale }: { readonly currency: string; readonly locale: string },
): string {
  if (kind !== 'time') return formatMoney(amount, currency, locale)
  const minutes = Number(amount)
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  if (hours === 0) return t('limit.minutes', { minutes: rest })
  return rest === 0 ? t('limit.hours', { hours }) : t('limit.hoursAndMinutes', { hours, minutes: rest })
}

/** The sentence for a refusal that protects the player, with its figures; for any other fault as {@link faultText}. */
export function protectedFaultText(
  t: Translate<'protection-limits' | 'errors'>,
  fault: CallFault,
  show: { readonly currency: string; readonly locale: string },
): string {
  if (fault.kind !== 'refused') return faultText(t, fault)
  if (fault.code === 'limit_reached') return reachedText(t, fault.value, show) ?? faultText(t, fault)
  if (fault.code === 'play_blocked') return blockedText(t, fault.value, show.locale) ?? faultText(t, fault)
  return faultText(t, fault)
}

/** The name of a limit in a sentence: “daily loss limit”. */
export const limitName = (t: Translate<'protection-limits'>, kind: LimitKind, period: LimitPeriod): string =>
  t(`limit.${kind}.${period}` as 'limit.loss.day')

function reachedText(
  t: Translate<'protection-limits' | 'errors'>,
  value: unknown,
  show: { readonly currency: string; readonly locale: string },
): string | undefined {
  const [failure, reached] = validate(value, LimitReachedStruct, { coerce: true })
  if (failure) return undefined
  const { kind, period, limit, used, resetsAt } = reached
  const text = t('limit.reached', {
    name: limitName(t, kind, period),
    limit: limitAmountText(t, kind, limit, show),
    used: limitAmountText(t, kind, used, show),
  })
  return resetsAt === null ? text : `${text} ${t('limit.resets', { when: momentText(resetsAt, show.locale) })}`
}

function blockedText(t: Translate<'protection-limits' | 'errors'>, value: unknown, locale: string): string | undefined {
  if (!is(value, PlayBlockedStruct)) return undefined
  const { until } = value
  return until === null ? t('limit.blocked.forGood') : t('limit.blocked.until', { when: momentText(until, locale) })
}
