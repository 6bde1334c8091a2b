import type { EveryWord, WordsByArea } from './message-keys.ts'

/** Values for `{{name}}` in a message. `count` also picks the plural form. */
export type MessageValues = Readonly<Record<string, string | number>>

/** Messages of one area as in `locales/<language>/<area>.json`: flat keys. */
export type Messages = Readonly<Record<string, string>>

/** The keys of areas that `t` accepts: without plural forms. */
export type KeyOf<Area extends keyof WordsByArea> = { [Name in Area]: keyof WordsByArea[Name] }[Area] & keyof EveryWord

/** Keys whose texts take no values. */
export type PlainKeyOf<Area extends keyof WordsByArea> = {
  [Key in KeyOf<Area>]: [EveryWord[Key]] extends [never] ? Key : never
}[KeyOf<Area>]

/** The values of a key's text: none, or one for each name in it. */
type ValuesOf<Key extends keyof EveryWord> = [EveryWord[Key]] extends [never]
  ? []
  : [values: Readonly<Record<EveryWord[Key], string | number>>]

/** Gives the text of a key of these areas. A wrong key, or one without its values, does not compile. */
export interface Translate<Area extends keyof WordsByArea = keyof WordsByArea> {
  <Key extends KeyOf<Area>>(key: Key, ...values: ValuesOf<Key>): string
  /** Never set. It keeps the compiler from accepting a `t` of fewer areas in place of one of more areas. */
  readonly areas?: Readonly<Record<Area, true>>
}

/** The same for a key that is known only at run time, such as one made of a gateway's code. Without a text the result is the key. */
export type LookUp = (key: string, values?: MessageValues) => string

/** `t` for keys known only when it runs. */
export const lookUpWith = (t: Translate<never>) => t as LookUp

/** `createLookUp` for the keys of the areas that the messages are of. */
export const createTranslate: <Area extends keyof WordsByArea>(
  messages: Messages,
  locale: string,
  later?: Messages,
) => Translate<Area> = createLookUp

/**
 * A small `t`: `{{name}}` interpolation, and `<key>_one`/`<key>_other` chosen by `Intl.PluralRules`. A missing key
 * gives the key.
 *
 * @param later further messages, searched for missing keys; it may grow over time
 */
export function createLookUp(messages: Messages, locale: string, later: Messages = {}): LookUp {
  const plurals = new Intl.PluralRules(locale)
  return (key, values = {}) => {
    const find = (name: string) => own(messages, name) ?? own(later, name)
    const count = values.count
    const plural = typeof count === 'number' ? find(`${key}_${plurals.select(count)}`) : undefined
    const text = plural ?? find(key) ?? find(`${key}_other`) ?? key
    return fill(text, values)
  }
}

/** Texts with the brand's words filled in (`{{brand}}`, `{{age}}`), so that callers need not know them. */
export function nameBrand(messages: Messages, words: MessageValues): Messages {
  const entries = Object.entries(messages).map(([key, text]) => [key, fill(text, words)])
  return Object.fromEntries(entries)
}

/** A text with its `{{name}}` replaced by values; names without a value stay. */
export const fill = (text: string, values: MessageValues) =>
  text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(own(values, name) ?? whole))

/** Keys may come from a gateway (its codes), so inherited properties of objects must not be found. */
function own<Value>(record: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(record, key) ? record[key] : undefined
}
