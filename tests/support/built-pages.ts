// The pages as they were built, read without a browser: what everybody gets before a script has run.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type HTMLElement, parse } from 'node-html-parser'
import { brandWords } from '#lib/brand.ts'
import { defaultLanguage, type SiteLanguage, siteLanguages } from '#lib/languages.ts'

const dist = join(import.meta.dirname, '../../dist')

/** Every file of the built site, by its address. */
export const files: ReadonlySet<string> = new Set(
  readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(
      (entry) =>
        `/${join(entry.parentPath, entry.name)
          .slice(dist.length + 1)
          .replaceAll('\\', '/')}`,
    ),
)

export const readBuilt = (file: string): Buffer => readFileSync(join(dist, file))

export interface BuiltPage {
  /** Its address: `/en/rng/`, or `/404.html`. */
  readonly path: string
  /** The same without the language: `/rng/`. */
  readonly route: string
  readonly language: SiteLanguage
  readonly html: string
  readonly root: HTMLElement
}

/** Every page of every language. */
export const pages: readonly BuiltPage[] = [...files]
  .filter((file) => file.endsWith('.html'))
  .sort()
  .map((file) => {
    const html = readBuilt(file).toString()
    const path = file.replace(/index\.html$/, '')
    const language = siteLanguages.find((code) => path.startsWith(`/${code}/`)) ?? defaultLanguage
    const route = language === defaultLanguage ? path : path.slice(language.length + 1)
    return { path, route, language, html, root: parse(html, { blockTextElements: { script: true, style: true } }) }
  })

/** A page by its address. @throws Error where nothing was built there */
export function pageAt(path: string): BuiltPage {
  const page = pages.find((one) => one.path === path)
  if (!page) throw new Error(`no page was built at ${path}`)
  return page
}

/** The address of a route in a language. */
export const pathIn = (language: SiteLanguage, route: string) =>
  language === defaultLanguage ? route : `/${language}${route}`

const texts = new Map<string, Record<string, string>>()

/** A text of `locales/`, white space folded, so that tests read what people read. */
export function words(language: SiteLanguage, area: string, key: string, values: Record<string, string> = {}): string {
  const file = `locales/${language}/${area}.json`
  const known = texts.get(file) ?? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>)
  texts.set(file, known)
  const text = known[key]
  if (text === undefined) throw new Error(`no text for ${area}:${key}`)
  return folded(text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String({ ...brandWords, ...values }[name])))
}

/** The text of an element with white space folded, without drawings, scripts and styles. */
export function textOf(element: HTMLElement | null | undefined): string {
  if (!element) return ''
  const copy = parse(element.outerHTML, { blockTextElements: { script: true, style: true } })
  for (const silent of copy.querySelectorAll('script, style, template, svg')) silent.remove()
  return folded(copy.textContent)
}

const folded = (text: string) => text.replace(/\s+/g, ' ').trim()
