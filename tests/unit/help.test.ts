import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { helpArticles, helpTerms } from '#lib/help/articles.ts'
import { defaultLanguage, siteLanguages } from '#lib/languages.ts'
import { createLookUp, type Messages } from '#lib/messages.ts'

const wordsIn = (language: string): Messages => JSON.parse(readFileSync(`locales/${language}/help.json`, 'utf8'))
const templates = [
  'src/pages/[...lang]/help.astro',
  'src/sections/HelpArticles.astro',
  'src/pages/404.astro',
  'src/sections/NotFound.astro',
]

/** Terms that other parts of the site link to by name. */
const linked = [
  ...['about', 'account', 'security', 'deposit', 'rounds', 'fairness', 'responsible', 'crisis', 'support'],
  ...['terms', 'privacy'],
]

/** The articles of a language, and every key that they use. */
function read(language: (typeof siteLanguages)[number]) {
  const asked = new Set<string>()
  const translate = createLookUp(wordsIn(language), language)
  const articles = helpArticles((key, values) => {
    asked.add(key)
    return translate(key, { brand: 'Arara', ...values })
  })
  return { articles, asked }
}

/** Keys that the pages contain as literals. */
async function askedByTemplates(): Promise<string[]> {
  const sources = await Promise.all(templates.map((file) => readFile(file, 'utf8')))
  return sources.flatMap((source) => [...source.matchAll(/\bt\('([^']+)'/g)].map(([, key = '']) => key))
}

const brackets = (text: string) => [...text.matchAll(/\{\{\w+\}\}/g)].map(([name]) => name).sort()

describe('help articles', () => {
  it('has one article for every term the site links to, in one order', () => {
    expect(helpTerms).toEqual(linked)
    for (const language of siteLanguages) expect(read(language).articles.map(({ term }) => term)).toEqual(linked)
  })

  it.each(siteLanguages)('has words in %s for every title, heading, paragraph, item and link', (language) => {
    const { asked } = read(language)
    expect([...asked].filter((key) => !wordsIn(language)[key]?.trim())).toEqual([])
  })

  it.each(siteLanguages)('is built in %s as in every language, key by key and in one order', (language) => {
    expect(Object.keys(wordsIn(language))).toEqual(Object.keys(wordsIn(defaultLanguage)))
  })

  it.each(siteLanguages)('names the same values in %s as in every language', (language) => {
    const [words, others] = [wordsIn(language), wordsIn(defaultLanguage)]
    const differ = (key: string) => `${brackets(words[key] ?? '')}` !== `${brackets(others[key] ?? '')}`
    expect(Object.keys(words).filter(differ)).toEqual([])
  })

  it.each(siteLanguages)('uses every word in %s', async (language) => {
    const used = new Set([...read(language).asked, ...(await askedByTemplates())])
    expect(Object.keys(wordsIn(language)).filter((key) => !used.has(key))).toEqual([])
  })

  it.each(siteLanguages)('has in %s every word the pages ask for', async (language) => {
    expect((await askedByTemplates()).filter((key) => !wordsIn(language)[key])).toEqual([])
  })

  it('links only to articles that exist', () => {
    const terms = new Set<string>(helpTerms)
    const hrefs = read('pt').articles.flatMap(({ parts }) =>
      parts.flatMap((part) => (part.kind === 'links' ? part.links.map(({ href }) => href) : [])),
    )
    const within = hrefs.filter((href) => href.startsWith('/help/#'))
    expect(within.length).toBeGreaterThan(0)
    expect(within.filter((href) => !terms.has(href.slice('/help/#'.length)))).toEqual([])
  })
})
