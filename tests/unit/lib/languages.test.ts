import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { directionOf, languageNames, localeOf, registry } from '#lib/language-details.ts'
import { defaultLanguage, siteLanguages } from '#lib/languages.ts'

const entries = Object.entries(registry)

test('38 languages can be built, and built ones have their texts', () => {
  expect(entries).toHaveLength(38)
  expect(readdirSync('locales').sort()).toEqual([...siteLanguages].sort())
  expect(localeOf[defaultLanguage]).toBe('pt-BR')
  expect(languageNames.en).toBe('English')
  expect(directionOf.pt).toBe('ltr')
})

describe.each(entries)('%s', (code, { name, tag, direction }) => {
  const locale = new Intl.Locale(tag)

  test('its tag is known, and its code fits addresses', () => {
    expect(code).toMatch(/^[a-z]{2,3}$/)
    expect(locale.language).toBe(code)
    expect(Intl.DateTimeFormat.supportedLocalesOf(tag)).toEqual([tag])
  })

  test('it has its own name', () => {
    // The site names only the language; the data may also have the country or the script.
    const known = new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? ''
    expect(known.toLocaleLowerCase(tag)).toContain(name.toLocaleLowerCase(tag).split(' ')[0])
  })

  test('it has the direction of its script', () => {
    const script = locale.maximize().script ?? ''
    expect(direction === 'rtl').toBe(['Arab', 'Hebr'].includes(script))
  })
})
