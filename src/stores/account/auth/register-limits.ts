import type { getRegisterRules } from '#contract/account/auth/get-register-rules.ts'
import type { RegisterRequest } from '#contract/account/auth/register.ts'
import { type LimitField, limitField } from '#contract/account/protection/limit-field.ts'
import { type LimitKind, mostMinutes } from '#contract/account/protection/limit-key.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import { parseAmount } from '#lib/money.ts'
import { asKey } from '#lib/pasted.ts'
import type { RegisterErrors, RegisterValues } from './register-rules.ts'

/** The limits that the law asks for in a registration. */
export type RequiredLimits = NonNullable<ResponseOf<typeof getRegisterRules>['limits']>

/** The suffix of a number of hours in the value of a field; minutes have none. */
export const hourMark = ' h'

/** Whether a time is written in hours. */
export const isInHours = (text: string): boolean => text.endsWith(hourMark)

/** The text of a field as an amount: minor units, or minutes. Undefined if it is none, and for no time at all. */
export function limitAmountOf(kind: LimitKind, text: string, currency: string): bigint | undefined {
  if (kind !== 'time') return parseAmount(text, currency)
  const written = asKey(text.replace(hourMark, ''))
  if (!/^\d{1,5}([.,]\d)?$/.test(written)) return undefined
  const tenths = Number(written.replace(/[.,]/, '')) * (/[.,]/.test(written) ? 1 : 10)
  const minutes = isInHours(text) ? tenths * 6 : tenths / 10
  return Number.isInteger(minutes) && minutes > 0 ? BigInt(minutes) : undefined
}

/** The data that a registration form needs to check and send its limits. */
export function limitFields({ asked, currency }: RequiredLimits) {
  const fields = asked.map((key) => ({ ...key, name: limitField(key) }))
  const textOf = (values: RegisterValues, name: LimitField) => values[name] ?? ''
  return {
    names: fields.map(({ name }) => name),
    /** The errors that the form can find before sending; the gateway checks the same again. */
    check(values: RegisterValues): RegisterErrors {
      const wrong = fields.flatMap(({ kind, period, name }) => {
        const text = textOf(values, name)
        const amount = limitAmountOf(kind, text, currency)
        const max = mostMinutes[period]
        if (kind === 'time' && amount !== undefined && amount > max) return [[name, { reason: 'length', max }]]
        if (amount !== undefined) return []
        const isEmpty = text.replace(hourMark, '').trim() === ''
        return [[name, { reason: isEmpty ? 'required' : 'format' }]]
      })
      return Object.fromEntries(wrong)
    },
    /** The limits for the call, from values that were checked. */
    chosen: (values: RegisterValues): NonNullable<RegisterRequest['limits']> =>
      fields.flatMap(({ kind, period, name }) => {
        const amount = limitAmountOf(kind, textOf(values, name), currency)
        return amount === undefined ? [] : [{ kind, period, amount }]
      }),
  }
}
export type LimitFields = ReturnType<typeof limitFields>
