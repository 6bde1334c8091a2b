import { checkRule, type Rule, type RuleFailure } from './field-rules.ts'

type BirthdayFailure = RuleFailure | { readonly reason: 'age'; readonly min: number }

/**
 * Checks a date of birth against its rule: a day there was, not in the future, and `minAge` years ago where the rule asks
 * for that (product rule 4.8). Site and gateway ask the same function.
 *
 * @param today the calendar day of this moment in UTC counts: nobody is refused for more than half a day
 */
export function checkBirthday(value: string, rule: Rule, today: Date): BirthdayFailure | undefined {
  const failure = checkRule(value, rule)
  if (failure || value === '') return failure
  const born = isoDay(value)
  const now = today.toISOString().slice(0, 10)
  if (born === undefined || born > now)
    return { reason: 'format', patternId: rule.patternId, min: rule.minLength, max: rule.maxLength }
  const { minAge = 0 } = rule
  // Compared as text, somebody born on 29 February comes of age on 1 March of a common year.
  const comesOfAge = `${String(Number(born.slice(0, 4)) + minAge).padStart(4, '0')}${born.slice(4)}`
  return comesOfAge > now ? { reason: 'age', min: minAge } : undefined
}

/** A date as `yyyy-MM-dd`, from that form or from `MM-dd-yyyy`; undefined for anything else and days there never were. */
export function isoDay(text: string): string | undefined {
  const american = /^(\d\d-\d\d)-(\d{4})$/.exec(text)
  const iso = american ? `${american[2]}-${american[1]}` : text
  if (!/^\d{4}-\d\d-\d\d$/.test(iso)) return undefined
  const day = new Date(`${iso}T00:00:00Z`)
  // A 30 February would become a day in March.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(iso) ? iso : undefined
}
