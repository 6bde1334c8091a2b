// Build step: writes the service worker with the version of the deploy, the files of the offline pages, and those of pages that work
// without a network once they were visited.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { defaultLanguage, siteLanguages } from '#lib/languages.ts'
import { siteAreas } from '#lib/message-keys.ts'
import type { PageStep } from './pages.ts'

const source = fileURLToPath(new URL('../../src/layouts/worker.js', import.meta.url))

/** Files that a page needs to look right, and that do not change their names without changing. */
const needed = /(?:href|src)="(\/(?:_astro\/[^"]+\.(?:css|js)|art\/logo\/[^"]+))"/g

const pathOf = (language: string) => (language === defaultLanguage ? '/offline/' : `/${language}/offline/`)

/** The addresses of pages that work without a network, and the module with which each begins. */
const working = {
  page: /^(?:\/[a-z-]+)?\/fairness\/$/,
  module: 'light/play/fairness/page.ts',
  // The words of plays are those of the bets that are checked.
  words: ['fairness-verify', 'fairness-picture', ...siteAreas.filter((area) => area.startsWith('lottery-'))],
} as const

/** The folder of the words of a page's language. */
const folder = /<html[^>]*\bdata-words="([^"]+)"/

/** What `layouts/worker.js` is called with. */
interface Deploy {
  readonly version: string
  readonly offline: Readonly<Record<string, string>>
  readonly files: readonly string[]
  readonly keepable: Readonly<Record<string, readonly string[]>>
}

/** Files that an HTML page names. */
const named = (html: string) => [...html.matchAll(needed)].map(([, file = '']) => file)

/**
 * @param offlinePages the finished pages by their addresses
 * @param built names of all hashed files
 * @param workingPages pages that work without a network, by their addresses
 * @param late files that those load later
 */
export function deployOf(
  offlinePages: ReadonlyMap<string, string>,
  built: readonly string[],
  workingPages: ReadonlyMap<string, string> = new Map(),
  late: readonly string[] = [],
): Deploy {
  const files = new Set([...offlinePages.values()].flatMap(named))
  const keepable = [...workingPages].map(([path, html]) => {
    const words = working.words.map((area) => `/_astro/words/${folder.exec(html)?.[1]}/${area}.json`)
    return [path, [...new Set([...named(html), ...late, ...words])].sort()] as const
  })
  const offline = siteLanguages.filter((language) => offlinePages.has(pathOf(language)))
  const hash = createHash('sha256')
  for (const part of [...built.toSorted(), ...[...offlinePages, ...workingPages].toSorted().flat()])
    hash.update(`${part}\n`)
  return {
    version: hash.digest('hex').slice(0, 12),
    offline: Object.fromEntries(
      offline.map((language) => [language === defaultLanguage ? '' : language, pathOf(language)]),
    ),
    files: [...files].sort(),
    keepable: Object.fromEntries(keepable),
  }
}

/**
 * Writes `sw.js`. With `PUBLIC_SERVICE_WORKER=off` it takes the worker of earlier deploys away.
 *
 * @param lateFiles the files that a module and all that it may import are in
 * @param setting value of that variable
 */
export function serviceWorker(
  lateFiles: (module: string) => readonly string[],
  setting = process.env.PUBLIC_SERVICE_WORKER,
): PageStep {
  const [offlinePages, workingPages] = [new Map<string, string>(), new Map<string, string>()]
  return {
    page(html, path) {
      if (/\/offline\/$/.test(path)) offlinePages.set(path, html)
      if (working.page.test(path)) workingPages.set(path, html)
      return html
    },
    async end(root) {
      const built = readdirSync(`${root}_astro`, { recursive: true, encoding: 'utf8' })
      const deploy = deployOf(offlinePages, built, workingPages, lateFiles(working.module))
      const call = setting === 'off' ? 'leave()' : `serve(${JSON.stringify(deploy)})`
      await writeFile(`${root}sw.js`, `${readFileSync(source, 'utf8')}\n${call}\n`)
      return setting === 'off' ? 'the service worker takes itself away' : `service worker of deploy ${deploy.version}`
    },
  }
}
