// Build step: lists the pages for search engines, with their languages, in sitemap.xml.
import { writeFile } from 'node:fs/promises'
import { byFile } from './page-file.ts'
import type { PageStep } from './pages.ts'

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
export function sitemap(): PageStep {
  const listed: { readonly path: string; readonly entry: string }[] = []
  return {
    page(html, path) {
      const entry = sitemapEntry(html)
      if (entry !== undefined) listed.push({ path, entry })
      return html
    },
    async end(root) {
      // Pages with the same address for search engines are listed once.
      const entries = new Set(listed.sort(byFile).map(({ entry }) => entry))
      const lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
        ...entries,
        '</urlset>',
      ]
      await writeFile(`${root}sitemap.xml`, `${lines.join('\n')}\n`)
      return `${entries.size} pages listed for search engines`
    },
  }
}
