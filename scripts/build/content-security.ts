// Build step: hashes every inline script and style of the built pages and writes the policy into each page and _headers.
import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { siteLanguages } from '#lib/languages.ts'
import { readOrigins } from './game-origins.ts'
import { captchaSources, isSignInPage, type Outside, openerPolicy, outsideOf } from './outside.ts'
import { byFile } from './page-file.ts'
import type { PageStep } from './pages.ts'

const script = /<script(?![^>]*\ssrc=)(?![^>]*type="application\/(?:ld\+)?json")[^>]*>([\s\S]*?)<\/script>/g
const style = /<style[^>]*>([\s\S]*?)<\/style>/g

/** Sources by the scripts and styles that they allow: most pages have the same. */
const known = new Map<string, string>()

function sourceOf(body: string): string {
  const source = known.get(body) ?? `'sha256-${createHash('sha256').update(body).digest('base64')}'`
  known.set(body, source)
  return source
}

const hashes = (html: string, pattern: RegExp) => [
  ...new Set([...html.matchAll(pattern)].map(([, body = '']) => sourceOf(body))),
]

/** The policy of one page. `frame-ancestors` works only as a header, so it is not part of the page's meta element. */
export function policy(html: string, path: string, gateway: string, outside: Outside): string[] {
  const captcha = isSignInPage(path) ? captchaSources : { script: [], frame: [] }
  return [
    "default-src 'none'",
    sources('script-src', hashes(html, script), captcha.script),
    sources('style-src', hashes(html, style)),
    // The gateway has the tiles of games that vendors brought.
    ['img-src', "'self'", 'data:', ...hostsOf(gateway)].join(' '),
    "font-src 'self'",
    sources('connect-src', gateway === '' ? [] : [gateway], outside.connect),
    sources('frame-src', outside.frame, captcha.frame),
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "object-src 'none'",
    ...(isSignInPage(path) ? [] : ["require-trusted-types-for 'script'", 'trusted-types dompurify worker']),
  ]
}

const sources = (directive: string, ...lists: (readonly string[])[]) => [directive, "'self'", ...lists.flat()].join(' ')

/** Sources that a page needs for a gateway on another host: its calls, and its event socket (`wss:`). */
export function gatewaySources(gateway: string | undefined): string {
  if (!gateway) return ''
  const { origin } = new URL(gateway)
  return `${origin} ${origin.replace(/^http/, 'ws')}`
}

/** The hosts among the sources of a gateway from which pictures come. */
const hostsOf = (gateway: string) => gateway.split(' ').filter((source) => source.startsWith('http'))

/** Headers of all files. */
const common = [
  'X-Content-Type-Options: nosniff',
  'Referrer-Policy: strict-origin-when-cross-origin',
  'Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=(), usb=()',
  'Strict-Transport-Security: max-age=63072000; includeSubDomains; preload',
]

/** Whether our own pages may frame a page: only the game frames, which run in a sandbox without an origin. */
const framed = (path: string) => /(^|\/)play\//.test(path)

interface PolicyOfPage {
  /** Address of the page, with a trailing `/` for a directory. */
  readonly path: string
  readonly policy: readonly string[]
}

/**
 * The pattern for a page in `_headers`. Cloudflare accepts 100 rules, so pages of one kind and language share a rule.
 * With an identity provider headers differ between pages, so each page has its own rule.
 */
function patternOf(path: string, identity: boolean): string {
  const [, language = '', rest = ''] = page.exec(path) ?? []
  if (identity) return path
  if (/^\/play\/[^/]+\/$/.test(rest)) return `${language}/play/:game/`
  if (/^\/[^/]+\/$/.test(rest)) return `${language}/:page/`
  // For the pattern the home page of a language is another page below the root.
  return rest === '/' && language !== '' ? '/:page/' : path
}

const page = new RegExp(`^(/(?:${siteLanguages.join('|')}))?(/.*)$`)

/** The union of several policies; each page's own `<meta>` restricts it further. */
function joined(policies: readonly (readonly string[])[]): string[] {
  const allowed = new Map<string, Set<string>>()
  for (const line of policies.flat()) {
    const [name = '', ...values] = line.split(' ')
    const known = allowed.get(name) ?? new Set()
    for (const value of values) known.add(value)
    allowed.set(name, known)
  }
  return [...allowed].map(([name, values]) => [name, ...values].join(' '))
}

/** `_headers` in the format of Netlify and Cloudflare: headers, cache times, and the policy of each kind of page. */
export function headersFile(pages: readonly PolicyOfPage[], { identity }: Pick<Outside, 'identity'>): string {
  const opener = (path: string) => `  Cross-Origin-Opener-Policy: ${openerPolicy(path, { identity })}`
  // If two rules match a path, their values are joined to an invalid one; so each header is either common or per page.
  const rules: string[] = ['/*', ...common.map((line) => `  ${line}`), ...(identity ? [] : [opener('/*')])]
  for (const path of ['/_astro/*', '/art/*', '/fonts/*']) {
    const kept = path === '/_astro/*' ? 'public, max-age=31536000, immutable' : 'public, max-age=604800'
    // The game frame has an opaque origin, so even our own files are cross-origin for it.
    rules.push(path, `  Cache-Control: ${kept}`, '  Access-Control-Allow-Origin: *')
  }
  for (const [pattern, alike] of Map.groupBy(pages, ({ path }) => patternOf(path, identity))) {
    const ancestors = framed(pattern) ? "frame-ancestors 'self'" : "frame-ancestors 'none'"
    const lines = [...joined(alike.map(({ policy }) => policy)), ancestors]
    rules.push(pattern, `  Content-Security-Policy: ${lines.join('; ')}`, '  Cache-Control: no-cache')
    if (identity) rules.push(opener(pattern))
  }
  return `${rules.join('\n')}\n`
}

/**
 * Writes the content security policy as a `<meta>` into each page and, with `frame-ancestors`, into `dist/_headers`.
 */
export function contentSecurity(): PageStep {
  const gateway = gatewaySources(process.env.PUBLIC_GATEWAY_URL)
  const outside = outsideOf(process.env, readOrigins(process.cwd()))
  const pages: PolicyOfPage[] = []
  return {
    page(html, path) {
      const lines = policy(html, path, gateway, outside)
      pages.push({ path, policy: lines })
      const meta = `<meta http-equiv="content-security-policy" content="${lines.join('; ')}">`
      return html.replace(/(<meta charset="utf-8">)/i, `$1${meta}`)
    },
    async end(root) {
      await writeFile(`${root}_headers`, headersFile(pages.sort(byFile), outside))
      return `policy written for ${pages.length} pages`
    },
  }
}
