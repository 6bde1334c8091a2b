import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { areas } from '#i18n/areas.ts'
import { brandWords } from '#lib/brand.ts'
import { siteLanguages } from '#lib/languages.ts'
import { nameBrand } from '#lib/messages.ts'
import { pages as built, files, readBuilt } from '#tests/support/built-pages.ts'

describe.each(siteLanguages)('texts that islands fetch in %s', (language) => {
  const pages = built.filter((page) => page.language === language)
  const folders = new Set(pages.map(({ root }) => root.querySelector('html')?.getAttribute('data-words')))
  const [folder] = folders

  test('every page names the same folder, which begins with the language', () => {
    expect(folder).toMatch(new RegExp(`^${language}\\.[0-9a-f]{8}$`))
    expect(folders.size).toBe(1)
  })

  const file = (area: string): Record<string, string> =>
    JSON.parse(readBuilt(`/_astro/words/${folder}/${area}.json`).toString())
  const copy = (area: string) =>
    nameBrand(JSON.parse(readFileSync(`locales/${language}/${area}.json`, 'utf8')), brandWords)

  test.each(areas.filter((area) => area !== 'auth'))('%s is there, as the copy has it', (area) => {
    const built = file(area)
    const late = Object.entries(copy('auth')).filter(([key]) => key in built)
    expect(built).toEqual({ ...Object.fromEntries(late), ...copy(area) })
  })

  test('the first forms contain their texts; the other texts of `auth` load in one file later', () => {
    const first = file('auth')
    const later = [file('errors'), file('auth-steps'), file('auth-social')]
    for (const [key, text] of Object.entries(copy('auth'))) {
      if (key in first) expect(first[key], key).toBe(text)
      else
        expect(
          later.filter((words) => words[key] === text),
          key,
        ).toHaveLength(1)
    }
    // Texts of a form before the sentences of all errors have loaded, or if they fail to load.
    const errors = Object.entries(first).filter(([key]) => !(key in copy('auth')))
    expect(errors.map(([key]) => key)).toContain('error.unreachable')
    expect(errors.filter(([key, text]) => copy('errors')[key] !== text)).toEqual([])
    for (const key of [
      'register.username',
      'register.email',
      'register.affiliateCode',
      'reg_pattern_1',
      'reg_pattern_2',
    ])
      expect(first, key).toHaveProperty([key])
    expect(later[0]).toMatchObject({ 'strength.1': expect.any(String), 'field.age': expect.any(String) })
    expect(later[1]).toHaveProperty(['register.birthday.hint'])
    expect(later[2]).toHaveProperty(['register.identity.drop'])
  })
})

test('no script has the texts or a list of the text files', () => {
  const kept: Record<string, number> = JSON.parse(readBuilt('/_astro/ages.json').toString())
  const scripts = [...files].filter(
    (file) => /^\/_astro\/.*\.js$/.test(file) && !(file.slice('/_astro/'.length) in kept),
  )
  expect(scripts.length).toBeGreaterThan(50)
  const sentence = JSON.parse(readFileSync('locales/en/errors.json', 'utf8'))['error.username_taken']
  expect(sentence).toBeTypeOf('string')
  const naming = scripts.filter((file) => {
    const source = readBuilt(file).toString()
    return source.includes('/locales/') || source.includes(sentence)
  })
  expect(naming).toEqual([])
})
