import { askedKey, type Copy, entriesOf, isPluralForm } from './locales.ts'
import { sameInEveryLanguage } from './same-words.ts'

/** One line for each difference between a language and the reference. */
export function compareLanguages(reference: Copy, other: Copy, language: string): string[] {
  const problems: string[] = []
  const say = (area: string, key: string, problem: string) => problems.push(`${language}/${area}: ${key} ${problem}`)
  for (const { area, key, text } of entriesOf(reference)) {
    const translated = other.get(area)?.get(key)
    if (translated === undefined) say(area, key, 'is missing')
    else if (translated === text && !isSame(text)) say(area, key, `is not translated: “${text}”`)
  }
  for (const { area, key, text } of entriesOf(other)) {
    const original = reference.get(area)?.get(key) ?? reference.get(area)?.get(`${askedKey(key)}_other`)
    if (original === undefined) say(area, key, 'is not in the reference language')
    else if (!samePlaceholders(placeholders(original), placeholders(text), isPluralForm(key)))
      say(area, key, `has other placeholders: “${text}” for “${original}”`)
  }
  return problems
}

/** Plural forms without the form `other`, and empty texts. */
export function checkForms(copy: Copy, language: string): string[] {
  const problems: string[] = []
  for (const { area, key, text } of entriesOf(copy)) {
    const texts = copy.get(area)
    if (text.trim() === '') problems.push(`${language}/${area}: ${key} is empty`)
    if (!isPluralForm(key)) continue
    for (const form of ['one', 'other'])
      if (!texts?.has(`${askedKey(key)}_${form}`))
        problems.push(`${language}/${area}: ${key} has no ${askedKey(key)}_${form}`)
  }
  return problems
}

const placeholders = (text: string) => [...new Set([...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name = '']) => name))]

// “One game” may omit the number.
function samePlaceholders(original: string[], translated: string[], plural: boolean): boolean {
  const names = (list: string[]) => list.filter((name) => !(plural && name === 'count'))
  return names(original).sort().join() === names(translated).sort().join()
}

/** Texts that are the same in every language: without words, or listed. */
const isSame = (text: string) => !/\p{L}/u.test(text.replace(/\{\{\w+\}\}/g, '')) || sameInEveryLanguage.has(text)
