import { expect, test } from 'vitest'
import { acceptedLanguage, inLanguage, siteLanguageFor } from '#lib/in-language.ts'

test.each([
  [{ pt: 'Olá', en: 'Hello', de: 'Hallo' }, 'de', 'Hallo'],
  [{ pt: 'Olá', de: 'Hallo' }, 'de-AT', 'Hallo'],
  [{ 'de-AT': 'Servus', de: 'Hallo' }, 'de-AT', 'Servus'],
  // The default language before the others, any of the site's before none.
  [{ en: 'Hello', pt: 'Olá' }, 'de', 'Olá'],
  [{ en: 'Hello', fr: 'Salut' }, 'de', 'Hello'],
  [{ fr: 'Salut' }, 'de', undefined],
  [{ pt: 'Olá' }, 'constructor', 'Olá'],
])('%j for %s: %s', (texts: Record<string, string>, tag, expected) => {
  expect(inLanguage(texts, tag)).toBe(expected)
})

test.each([
  ['en-GB', 'en'],
  ['pt-BR', 'pt'],
  ['fr', 'pt'],
  [undefined, 'pt'],
])('a reader of %s gets %s', (tag, expected) => {
  expect(siteLanguageFor(tag)).toBe(expected)
})

test.each([
  ['fr-CH, fr;q=0.9, en;q=0.8, pt;q=0.5', 'en'],
  ['PT-br', 'pt'],
  ['*', 'pt'],
  [undefined, 'pt'],
])('a browser that accepts %s reads %s', (accepted, expected) => {
  expect(acceptedLanguage(accepted)).toBe(expected)
})
