import { readFileSync } from 'node:fs'
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test'
import { brandWords } from '#lib/brand.ts'
import { localeOf } from '#lib/language-details.ts'
import { formatMoney } from '#lib/money.ts'
import { launchOptions } from '#scripts/browser.ts'

export interface SiteOptions {
  language: 'pt' | 'en'
}

export interface Site {
  /** A text of `locales/`, so that tests read what people read. */
  t(area: string, key: string, values?: Record<string, string | number>): string
  /** The address of a route in the language of the project. */
  path(route: string): string
  /** One of two texts, by the language of the project: for what the demonstration's data says. */
  either(pt: string, en: string): string
  /** An amount as the site writes it. @param cents minor units of BRL */
  money(cents: number): string
}

interface Fixtures extends SiteOptions {
  site: Site
}

/** Lines a test expects on the console, because it provokes them. */
const expected = new WeakMap<Page, RegExp[]>()

/**
 * Announcements open by themselves once per session, over the content of a test; tests of announcements set
 * `test.begun` before they start.
 */
export async function withoutAnnouncements(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    if (self !== top || location.origin === 'null' || sessionStorage.getItem('test.begun') !== null) return
    for (const audience of ['USER', 'ANONYMOUS']) sessionStorage.setItem(`arara.${audience}_POPUP`, 'closed')
  })
}

/** Lets a test provoke a console error, such as a refused call. */
export function expectConsole(page: Page, line: RegExp): void {
  expected.set(page, [...(expected.get(page) ?? []), line])
}

/** Playwright's test with the site's language, and with any unexpected console error or policy violation failing it. */
export const test = base.extend<Fixtures>({
  language: ['pt', { option: true }],
  baseURL: async ({ browserName: _ }, use) => use(process.env.BASE_URL ?? ''),
  launchOptions: async ({ browserName: _ }, use) =>
    use({ ...launchOptions, executablePath: process.env.BROWSER_PATH ?? '' }),
  site: async ({ language }, use) => {
    const files = new Map<string, Record<string, string>>()
    const messages = (area: string) => {
      const known = files.get(area) ?? JSON.parse(readFileSync(`locales/${language}/${area}.json`, 'utf8'))
      files.set(area, known)
      return known
    }
    await use({
      t: (area, key, values = {}) => {
        const form = 'count' in values ? new Intl.PluralRules(localeOf[language]).select(Number(values.count)) : ''
        const text = messages(area)[key] ?? messages(area)[`${key}_${form}`]
        if (text === undefined) throw new Error(`no text for ${area}:${key}`)
        return text.replace(/\{\{(\w+)\}\}/g, (_: string, name: string) => String({ ...brandWords, ...values }[name]))
      },
      path: (route) => (language === 'pt' ? route : `/${language}${route}`),
      either: (pt, en) => ({ pt, en })[language],
      money: (cents) => formatMoney(BigInt(cents), 'BRL', localeOf[language]),
    })
  },
  page: async ({ page, context }, use) => {
    const problems: string[] = []
    page.on('console', (message) => {
      const allowed = (expected.get(page) ?? []).some((line) => line.test(message.text()))
      // A refused call is named by its address only here.
      if (message.type() === 'error' && !allowed) problems.push(`${message.text()} ${message.location().url}`)
    })
    page.on('pageerror', (error) => problems.push(String(error)))
    await withoutAnnouncements(context)
    await use(page)
    const found = [...problems]
    // A call may still be in a test's route handler when the page closes; its failure is ignored.
    for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: 'ignoreErrors' })
    expect(found, 'console errors').toEqual([])
  },
})

/**
 * A page with the whole frame, and little content. Tests of the header, the menus and the popups work on any page, and
 * this one takes a browser half the time of the home page.
 */
export const anyPage = '/app/'

export { expect } from '@playwright/test'

let count = 0

/** A user name that is unique in this run. */
export function freshName(): string {
  return `p${process.pid.toString(36)}${Date.now().toString(36).slice(-4)}${(count++).toString(36)}`.slice(0, 16)
}

export const password = 'Folia-de-Reis-26'
