import { type Day, isDay } from './civil-days.ts'
import { hasReached } from './civil-time.ts'
import { checkRule, type Rule, type RuleFailure } from './field-rules.ts'

type BirthdayFailure = RuleFailure | { readonly reason: 'age'; readonly min: number }

/**
 * Checks a date of birth: the day must exist, must not be in the future, and must be `minAge` years ago if the rule has
 * one (product rule 4.8). Site and gateway use this function.
 *
 * @param today the current civil day of the operator's time zone
 */
export function checkBirthday(value: string, rule: Rule, today: Day): BirthdayFailure | undefined {
  const failure = checkRule(value, rule)
  if (failure || value === '') return failure
  const born = isoDay(value)
  if (born === undefined || born > today)
    return { reason: 'format', patternId: rule.patternId, min: rule.minLength, max: rule.maxLength }
  const { minAge = 0 } = rule
  return hasReached(minAge, born, today) ? undefined : { reason: 'age', min: minAge }
}

/** A date in the form `yyyy-MM-dd`, from that form or from `MM-dd-yyyy`; undefined if it is no day of the calendar. */
export function isoDay(text: string): string | undefined {
  const american = /^(\d\d-\d\d)-(\d{4})$/.exec(text)
  const iso = american ? `${american[2]}-${american[1]}` : text
  return isDay(iso) ? iso : undefined
}
