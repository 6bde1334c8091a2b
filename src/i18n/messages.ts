/** Values for `{{name}}` in a message. `count` also picks the plural form. */
export type MessageValues = Readonly<Record<string, string | number>>

/** Messages of one area, as in `locales/<language>/<area>.json`: a flat object. */
export type Messages = Readonly<Record<string, string>>

export type Translate = (key: string, values?: MessageValues) => string

/**
 * A small `t` for islands: interpolates `{{name}}`, and chooses between `<key>_one` and `<key>_other` by
 * `Intl.PluralRules`. For a missing key it returns the key.
 */
export function createTranslate(messages: Messages, locale: string): Translate {
  const plurals = new Intl.PluralRules(locale)
  return (key, values = {}) => {
    const count = values.count
    const plural = typeof count === 'number' ? own(messages, `${key}_${plurals.select(count)}`) : undefined
    const text = plural ?? own(messages, key) ?? own(messages, `${key}_other`) ?? key
    return fill(text, values)
  }
}

/** Messages with the brand's words filled in (`{{brand}}`, `{{age}}`), so that components need not pass them. */
export function nameBrand(messages: Messages, words: MessageValues): Messages {
  const entries = Object.entries(messages).map(([key, text]) => [key, fill(text, words)])
  return Object.fromEntries(entries)
}

const fill = (text: string, values: MessageValues) =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(own(values, name) ?? whole))

/** Keys may come from a gateway, so properties that every object inherits (`constructor`) must not be found. */
function own<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
