// Build step: writes the service worker with the version of the deploy and the files of the offline pages.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { defaultLanguage, siteLanguages } from '#lib/languages.ts'
import type { PageStep } from './pages.ts'

const source = fileURLToPath(new URL('../../src/layouts/worker.js', import.meta.url))

/** Files that a page needs to look right, and that do not change their names without changing. */
const needed = /(?:href|src)="(\/(?:_astro\/[^"]+\.(?:css|js)|art\/logo\/[^"]+))"/g

const pathOf = (language: string) => (language === defaultLanguage ? '/offline/' : `/${language}/offline/`)

/** What `layouts/worker.js` is called with. */
interface Deploy {
  readonly version: string
  readonly offline: Readonly<Record<string, string>>
  readonly files: readonly string[]
}

/** @param offlinePages the finished pages by their addresses @param built names of all hashed files */
export function deployOf(offlinePages: ReadonlyMap<string, string>, built: readonly string[]): Deploy {
  const files = new Set(
    [...offlinePages.values()].flatMap((html) => [...html.matchAll(needed)].map(([, file = '']) => file)),
  )
  const offline = siteLanguages.filter((language) => offlinePages.has(pathOf(language)))
  const hash = createHash('sha256')
  for (const part of [...built.toSorted(), ...[...offlinePages].toSorted().flat()]) hash.update(`${part}\n`)
  return {
    version: hash.digest('hex').slice(0, 12),
    offline: Object.fromEntries(
      offline.map((language) => [language === defaultLanguage ? '' : language, pathOf(language)]),
    ),
    files: [...files].sort(),
  }
}

/**
 * Writes `sw.js`. With `PUBLIC_SERVICE_WORKER=off` it takes the worker of earlier deploys away.
 *
 * @param setting value of that variable
 */
export function serviceWorker(setting = process.env.PUBLIC_SERVICE_WORKER): PageStep {
  const offlinePages = new Map<string, string>()
  return {
    page(html, path) {
      if (/\/offline\/$/.test(path)) offlinePages.set(path, html)
      return html
    },
    async end(root) {
      const deploy = deployOf(offlinePages, readdirSync(`${root}_astro`, { recursive: true, encoding: 'utf8' }))
      const call = setting === 'off' ? 'leave()' : `serve(${JSON.stringify(deploy)})`
      await writeFile(`${root}sw.js`, `${readFileSync(source, 'utf8')}\n${call}\n`)
      return setting === 'off' ? 'the service worker takes itself away' : `service worker of deploy ${deploy.version}`
    },
  }
}
