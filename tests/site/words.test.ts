import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { areas } from '#i18n/areas.ts'
import { brandWords } from '#lib/brand.ts'
import { siteLanguages } from '#lib/languages.ts'
import { nameBrand } from '#lib/messages.ts'
import { pages as built, files, readBuilt } from '#tests/support/built-pages.ts'

describe.each(siteLanguages)('words that islands fetch in %s', (language) => {
  const pages = built.filter((page) => page.language === language)
  const folders = new Set(pages.map(({ root }) => root.querySelector('html')?.getAttribute('data-words')))
  const [folder] = folders

  test('every page names the same folder, which begins with the language', () => {
    expect(folder).toMatch(new RegExp(`^${language}\\.[0-9a-f]{8}$`))
    expect(folders.size).toBe(1)
  })

  test.each(areas)('%s is there, as the copy has it', (area) => {
    const built = JSON.parse(readBuilt(`/_astro/words/${folder}/${area}.json`).toString())
    const copy = (of: string) => JSON.parse(readFileSync(`locales/${language}/${of}.json`, 'utf8'))
    const errors = Object.entries(copy('errors')).filter(([key]) => key in built)
    // What a first form says before the sentences of all errors have come.
    if (area === 'auth') expect(errors.length).toBeGreaterThan(0)
    const added = area === 'auth' ? Object.fromEntries(errors) : {}
    expect(built).toEqual(nameBrand({ ...added, ...copy(area) }, brandWords))
  })
})

test('no script has a list of the words of languages, nor the words themselves', () => {
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
