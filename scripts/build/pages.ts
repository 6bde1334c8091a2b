// Build step: finishes the built pages. Each is read and written once, whatever is to be done with it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

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

/** @param steps in this order; each is begun when the pages are there */
export function pages(...steps: readonly (() => PageStep)[]): AstroIntegration {
  return {
    name: 'pages',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir)
        const begun = steps.map((begin) => begin())
        // Nothing else could be done meanwhile, so there is nothing to wait for.
        const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'))
        for (const file of files.sort()) {
          const path = `/${file.replaceAll('\\', '/').replace(/index\.html$/, '')}`
          const built = readFileSync(root + file, 'utf8')
          writeFileSync(
            root + file,
            begun.reduce((html, step) => step.page(html, path), built),
          )
        }
        for (const { end } of begun) if (end) logger.info(await end(root))
      },
    },
  }
}
