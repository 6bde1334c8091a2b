// Build step: finishes the built pages. Each is read and written once, however many steps there are.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { siteLanguages } from '#lib/languages.ts'

/** Something that is done with every page. */
export interface PageStep {
  /**
   * @param path the page's address, with a trailing `/` for a directory
   * @returns the page for the next step
   */
  page(html: string, path: string): string
  /** After the last page. @param root folder of the site, with a trailing `/` @returns what was done, for the log */
  end?(root: string): Promise<string>
}

/** The data that a step may read before the first page. */
export interface BuiltSite {
  /** Folder of the site, with a trailing `/`. */
  readonly root: string
  /** The pages of the default language, as built. Pages of other languages differ in words and directions only. */
  readonly samples: readonly string[]
}

const ofOtherLanguage = new RegExp(`^(?:${siteLanguages.slice(1).join('|') || '-'})/`)

/** @param steps in this order; each is begun when the pages are there */
export function pages(...steps: readonly ((site: BuiltSite) => PageStep)[]): AstroIntegration {
  return {
    name: 'pages',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir)
        // Reading synchronously is fine, because nothing else could run at the same time.
        const files = readdirSync(root, { recursive: true, encoding: 'utf8' })
          .map((file) => file.replaceAll('\\', '/'))
          .filter((file) => file.endsWith('.html'))
        const read = (file: string) => readFileSync(root + file, 'utf8')
        const samples = files.filter((file) => !ofOtherLanguage.test(file)).map(read)
        const begun = steps.map((begin) => begin({ root, samples }))
        for (const file of files.sort()) {
          const path = `/${file.replace(/index\.html$/, '')}`
          writeFileSync(
            root + file,
            begun.reduce((html, step) => step.page(html, path), read(file)),
          )
        }
        for (const { end } of begun) if (end) logger.info(await end(root))
      },
    },
  }
}
