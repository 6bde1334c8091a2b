/**
 * What an attribute of `<html>` holds for texts in a language; undefined for other languages, and where there is no page. A browser
 * loads the data of `Intl` when the first formatter is made, which takes a weak phone 0.2 s, so guarded pages bring
 * what `Intl` wrote when they were built (decision 0051).
 */
export function pageAttribute(name: 'money' | 'numerals' | 'rate' | 'dates' | 'durations', locale: string) {
  const { dataset, lang } = globalThis.document?.documentElement ?? {}
  return lang === locale ? dataset?.[name] : undefined
}
