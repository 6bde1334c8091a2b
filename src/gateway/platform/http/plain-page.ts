import { createHash } from 'node:crypto'
import { localeOf } from '#lib/language-details.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import type { Tokens } from '#lib/theme-tokens.ts'
import { apiHeaders } from './answer.ts'

/** The parts that all pages without scripts have in common. */
const common = `
html{background:var(--ground);color:var(--text);font:1rem/1.5 system-ui,sans-serif}
body{margin:0 auto;padding:1.5rem 1rem 3rem}
h1{margin:0;line-height:1.15}
p{color:var(--text-soft)}
a{display:inline-block;padding-block:.625rem;color:var(--link);font-weight:600}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}
`

interface Kind {
  /** Styles of the page's own, after those that all have. */
  readonly style: string
  /** Whether it has a form, which may also lead on to another site. */
  readonly hasForm?: boolean
}

/** The colours of a page: tokens of `styles/tokens.css` by name. Values are checked where the setting is read. */
export interface PageTheme {
  readonly theme: 'dark' | 'light'
  readonly tokens: Tokens
}

interface Content {
  readonly theme: PageTheme
  readonly language: SiteLanguage
  readonly title: string
  /** HTML below the title; foreign text in it must be escaped by {@link escaped}. */
  readonly body: string
}

/** A kind of page that the gateway itself shows in a demonstration: HTML with one style, and nothing that runs. */
export function plainPage({ style: own, hasForm = false }: Kind) {
  const rules = common + own
  const forms = hasForm ? '' : "; form-action 'none'"
  return ({ theme, language, title, body }: Content, status = 200): Response => {
    const style = rootOf(theme, rules) + rules
    const hash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`
    const headers = {
      ...apiHeaders,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Security-Policy': `default-src 'none'; frame-ancestors 'none'; base-uri 'none'${forms}; style-src ${hash}`,
    }
    return new Response(
      `<!doctype html>
<html lang="${localeOf[language]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body><main>
<h1>${title}</h1>
${body}
</main></body>
</html>
`,
      { headers, status },
    )
  }
}

/** The tokens that rules use. */
function rootOf({ theme, tokens }: PageTheme, rules: string): string {
  const used = new Set([...rules.matchAll(/var\(--([\w-]+)\)/g)].map(([, name = '']) => name))
  const declarations = [...used].map((name) => `--${name}:${tokens[name]}`)
  return `\n:root{color-scheme:${theme};${declarations.join(';')}}`
}

/** Text, or the value of an attribute, that nothing in it can leave. */
export function escaped(raw: string): string {
  return raw.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
