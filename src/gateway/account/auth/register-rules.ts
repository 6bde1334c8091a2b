import type { Infer, Struct } from 'superstruct'
import { getRegisterRules } from '#contract/account/auth/get-register-rules.ts'
import type { GatewayConfig } from '#gateway/config.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import { readSetting } from '#gateway/platform/settings/settings.ts'
import { ruleOf } from '#lib/patterns.ts'

export type RegisterRules = Infer<typeof getRegisterRules.response>

/** The operator's choices; only the law requires limits. */
type OperatorRules = Omit<RegisterRules, 'limits'>

const off = { enabled: false } as const

/** Characters of names, in Portuguese and most other languages. */
const names = "[\\p{L} '.\\-]+"
/** Characters of postal addresses and similar texts. */
const lines = "[\\p{L}\\p{M}\\p{N} ,.'ºª°#\\/\\-]+"

/** The default rules. Mobile numbers are Brazilian, with area code. */
export const defaultRegisterRules: OperatorRules = {
  open: true,
  fields: {
    username: ruleOf('letterFirst', { required: true }),
    password: ruleOf('any', { required: true, bounds: [8, 128] }),
    confirmPassword: ruleOf('any', { required: true, bounds: [8, 128] }),
    mobileNum: ruleOf('digits', { pattern: '[1-9][1-9]9[0-9]{8}', bounds: [11, 11] }),
    email: ruleOf('mailbox'),
    affiliateCode: ruleOf('noSpaces', { bounds: [3, 64] }),
    payeeName: ruleOf('englishAndSpaces', { ...off, pattern: names, bounds: [2, 100] }),
    paymentPassword: ruleOf('digits', { ...off, bounds: [6, 6] }),
    captcha: ruleOf('any', { ...off, required: true, bounds: [5, 5] }),
    qqNum: ruleOf('digits', { ...off, bounds: [5, 12] }),
    line: ruleOf('noSpaces', off),
    whatsapp: ruleOf('digits', { ...off, bounds: [8, 15] }),
    facebook: ruleOf('noSpaces', off),
    wechat: ruleOf('noSpaces', off),
    telegram: ruleOf('noSpaces', off),
    zalo: ruleOf('digits', { ...off, bounds: [8, 15] }),
    nickname: ruleOf('any', { ...off, pattern: "[\\p{L}\\p{N} '._\\-]+", bounds: [2, 30] }),
    birthday: { ...ruleOf('date', off), minAge: 18 },
    idNumber: ruleOf('lettersOrDigits', { ...off, bounds: [5, 20] }),
    recommenderId: ruleOf('lettersOrDigits', off),
    address: ruleOf('any', { ...off, pattern: lines, bounds: [5, 200] }),
    nationality: ruleOf('any', { ...off, pattern: names, bounds: [2, 60] }),
    occupation: ruleOf('any', { ...off, pattern: lines, bounds: [2, 100] }),
    sourceOfIncome: ruleOf('any', { ...off, pattern: lines, bounds: [2, 100] }),
  },
}

export const registerSetting = 'register'

export async function readRegisterRules(on: Executor): Promise<OperatorRules> {
  const shape = getRegisterRules.response as Struct<OperatorRules, unknown>
  return await readSetting(on, registerSetting, shape, defaultRegisterRules)
}

/**
 * The rules after applying a market's law: fields and limits of the law are required, and the minimum age is at
 * least the law's.
 */
export async function lawfulRegisterRules(
  on: Executor,
  { jurisdiction, currency }: Pick<GatewayConfig, 'jurisdiction' | 'currency'>,
): Promise<RegisterRules> {
  const rules = await readRegisterRules(on)
  const fields = { ...rules.fields }
  for (const name of jurisdiction.registrationAsks) {
    const rule = fields[name] ?? defaultRegisterRules.fields[name]
    if (rule) fields[name] = { ...rule, enabled: true, required: true }
  }
  const { birthday } = fields
  if (birthday) fields.birthday = { ...birthday, minAge: Math.max(birthday.minAge ?? 0, jurisdiction.minimumAge) }
  const { mandatoryLimits: asked, raiseAfterHours } = jurisdiction
  return {
    open: rules.open,
    fields,
    ...(asked.length > 0 && { limits: { currency, asked: [...asked], raiseAfterHours } }),
  }
}

/** The rules without `enabled` and `required`, which concern only the registration. */
export async function readFieldRules(on: Executor) {
  const { fields } = await readRegisterRules(on)
  const rules = Object.entries(fields).map(([name, { enabled: _, required: __, ...rule }]) => [name, rule] as const)
  return { rules: Object.fromEntries(rules) }
}
