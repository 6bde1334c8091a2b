// Build step: the scripts that wake islands, which Astro writes into each page, become one file that all pages share.
import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { minifySync } from 'rolldown/utils'
import type { BuiltSite, PageStep } from './pages.ts'

const inline = /<script>([\s\S]*?)<\/script>/g

/**
 * Astro's element for islands waits for a directive that comes after it, so the order within the file does not matter, nor
 * does it when the file arrives: a click before that is kept by `layouts/boot.js`.
 */
export function islandScripts({ root, samples }: BuiltSite): PageStep {
  const scripts = new Set(
    samples.flatMap((html) => [...atBody(html).body.matchAll(inline)].map(([, code = '']) => code)),
  )
  if (scripts.size === 0) return { page: (html) => html }
  // Astro's own script comes as it was built for older browsers than those of the site.
  const { code: text, errors } = minifySync('islands.js', [...scripts].join(';\n'))
  if (errors[0]) throw errors[0]
  const file = `_astro/islands.${createHash('sha256').update(text).digest('hex').slice(0, 8)}.js`
  mkdirSync(`${root}_astro`, { recursive: true })
  writeFileSync(root + file, text)
  return {
    page(html) {
      const { head, body } = atBody(html)
      const without = body.replace(inline, (script, code) => (scripts.has(code) ? '' : script))
      return without === body
        ? html
        : head.replace('</head>', `<script async src="/${file}"></script></head>`) + without
    },
  }
}

/** The two parts of a page: scripts of the head run before the first paint and stay where they are. */
function atBody(html: string): { readonly head: string; readonly body: string } {
  const place = html.indexOf('<body')
  return place < 0 ? { head: html, body: '' } : { head: html.slice(0, place), body: html.slice(place) }
}
