import { checkRule, type Rule, type RuleFailure } from './field-rules.ts'

type BirthdayFailure = RuleFailure | { readonly reason: 'age'; readonly min: number }

/**
 * Checks a date of birth: the day must exist, must not be in the future, and must be `minAge` years ago if the rule has
 * one (product rule 4.8). Site and gateway use this function.
 *
 * @param today the current day in UTC; near midnight a person may be refused for up to half a day
 */
export function checkBirthday(value: string, rule: Rule, today: Date): BirthdayFailure | undefined {
  const failure = checkRule(value, rule)
  if (failure || value === '') return failure
  const born = isoDay(value)
  const now = today.toISOString().slice(0, 10)
  if (born === undefined || born > now)
    return { reason: 'format', patternId: rule.patternId, min: rule.minLength, max: rule.maxLength }
  const { minAge = 0 } = rule
  // The comparison is by text, so a person born on 29 February comes of age on 1 March of a common year.
  const comesOfAge = `${String(Number(born.slice(0, 4)) + minAge).padStart(4, '0')}${born.slice(4)}`
  return comesOfAge > now ? { reason: 'age', min: minAge } : undefined
}

/** A date in the form `yyyy-MM-dd`, from that form or from `MM-dd-yyyy`; undefined if it is no day of the calendar. */
export function isoDay(text: string): string | undefined {
  const american = /^(\d\d-\d\d)-(\d{4})$/.exec(text)
  const iso = american ? `${american[2]}-${american[1]}` : text
  if (!/^\d{4}-\d\d-\d\d$/.test(iso)) return undefined
  const day = new Date(`${iso}T00:00:00Z`)
  // `Date` would turn 30 February into a day in March.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(iso) ? iso : undefined
}
