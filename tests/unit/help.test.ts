import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { helpArticles, helpTerms } from '#lib/help/articles.ts'
import { siteLanguages } from '#lib/languages.ts'
import { createLookUp, type Messages } from '#lib/messages.ts'
import english from '#locales/en/help.json' with { type: 'json' }
import portuguese from '#locales/pt/help.json' with { type: 'json' }

const words: Readonly<Record<(typeof siteLanguages)[number], Messages>> = { pt: portuguese, en: english }
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

/** The articles of a language, and every key they asked for. */
function read(language: (typeof siteLanguages)[number]) {
  const asked = new Set<string>()
  const translate = createLookUp(words[language], language)
  const articles = helpArticles((key, values) => {
    asked.add(key)
    return translate(key, { brand: 'Arara', ...values })
  })
  return { articles, asked }
}

/** Keys that stand as literals in the pages. */
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
    expect([...asked].filter((key) => !words[language][key]?.trim())).toEqual([])
  })

  it('is built alike in both languages, key by key and in one order', () => {
    expect(Object.keys(portuguese)).toEqual(Object.keys(english))
  })

  it.each(siteLanguages)('uses every word in %s', async (language) => {
    const used = new Set([...read(language).asked, ...(await askedByTemplates())])
    expect(Object.keys(words[language]).filter((key) => !used.has(key))).toEqual([])
  })

  it.each(siteLanguages)('has in %s every word the pages ask for', async (language) => {
    expect((await askedByTemplates()).filter((key) => !words[language][key])).toEqual([])
  })

  it('names the same values in both languages', () => {
    const keys = Object.keys(portuguese) as (keyof typeof portuguese)[]
    expect(keys.filter((key) => `${brackets(portuguese[key])}` !== `${brackets(english[key])}`)).toEqual([])
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
