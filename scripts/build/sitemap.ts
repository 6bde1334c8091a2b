// Build step: lists the pages for search engines, with their languages, in sitemap.xml.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

const canonical = /<link rel="canonical" href="([^"]+)"/
const alternate = /<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g

/**
 * The sitemap entry of a page.
 *
 * @returns undefined for pages without a canonical address: guarded ones, the 404 page, game frames
 */
export function sitemapEntry(html: string): string | undefined {
  const address = canonical.exec(html)?.[1]
  if (address === undefined) return undefined
  const others = [...html.matchAll(alternate)].map(
    ([, language, href]) => `<xhtml:link rel="alternate" hreflang="${language}" href="${href}"/>`,
  )
  return `<url><loc>${address}</loc>${others.join('')}</url>`
}

/** Writes `sitemap.xml` from the pages themselves, so that the two cannot differ. */
export function sitemap(): AstroIntegration {
  return {
    name: 'sitemap',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir)
        const files = (await readdir(root, { recursive: true })).filter((file) => file.endsWith('.html')).sort()
        const pages = await Promise.all(files.map((file) => readFile(`${root}${file}`, 'utf8')))
        const entries = [...new Set(pages.map(sitemapEntry))].filter((entry) => entry !== undefined)
        const lines = [
          '<?xml version="1.0" encoding="UTF-8"?>',
          '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
          ...entries,
          '</urlset>',
        ]
        await writeFile(`${root}sitemap.xml`, `${lines.join('\n')}\n`)
        logger.info(`${entries.length} pages listed`)
      },
    },
  }
}
