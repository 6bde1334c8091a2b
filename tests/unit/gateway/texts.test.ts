import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { classificationName, laneName } from '#gateway/play/lobby/names.ts'
import { textsFor } from '#gateway/texts.ts'

test.each([
  ['en-US', 'Your Arara code'],
  ['pt-BR', 'Seu código da Arara'],
  // The site does not have it: the default language, not English.
  ['fr', 'Seu código da Arara'],
  [undefined, 'Seu código da Arara'],
])('messages to a reader of %s are in that language', (tag, subject) => {
  expect(textsFor(tag)('send.code.subject', { brand: 'Arara' })).toBe(subject)
})

test('clients without texts get names', () => {
  expect(laneName('SPORTS', 'en')).toBe('Sports')
  expect(classificationName('jackpot', 'pt')).toBe('Jackpot')
  expect(classificationName('of-an-operator', 'pt')).toBe('of-an-operator')
})

/** Data of the demonstration, or of a vendor, whether by language or not. */
const data = /^(seed|lobby\/search)\b/

test('the gateway contains no other texts of a language', async () => {
  const files = (await readdir('src/gateway', { recursive: true })).filter((file) => file.endsWith('.ts'))
  const found = await Promise.all(
    files.map(async (file) => {
      if (data.test(file)) return []
      const source = (await readFile(`src/gateway/${file}`, 'utf8')).replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
      const tables = [...source.matchAll(/^.*\b(?:pt|en): ?[{'"`].*$/gm)].map(([line]) => line)
      const accented = [...source.matchAll(/^.*['"`][^'"`\n]*[À-ÖØ-öø-ÿ][^'"`\n]*['"`].*$/gm)].map(([line]) => line)
      return [...tables, ...accented].map((line) => `${file}: ${line.trim()}`)
    }),
  )
  expect(found.flat()).toEqual([])
})
