import { readFileSync } from 'node:fs'
import { create, type Struct } from 'superstruct'
import { describe, expect, test } from 'vitest'
import { EnvironmentStruct } from '#gateway/environment.ts'
import { parseHeadersFile } from '#gateway/platform/http/headers-file.ts'
import { headersFile } from '#scripts/build/content-security.ts'
import { cachedBuilds } from '#scripts/build/keep-assets.ts'

const doc = readFileSync('docs/operating.md', 'utf8')

/** Rows of a table by their first cell, which names a variable. */
function table(after: string): Map<string, string> {
  const rows =
    doc
      .slice(doc.indexOf(after))
      .split('\n\n')
      .find((part) => part.startsWith('| variable')) ?? ''
  return new Map([...rows.matchAll(/^\| `(\w+)` \| ([^|]+) \|/gm)].map(([, name = '', value = '']) => [name, value]))
}

const block = (language: string) => new RegExp(`\`\`\`${language}\\n([\\s\\S]*?)\`\`\``).exec(doc)?.[1] ?? ''

test('every setting of the gateway is described, with its default', () => {
  const described = table('The gateway reads:')
  const { schema } = EnvironmentStruct as unknown as { schema: Record<string, Struct> }
  expect([...described.keys()].sort()).toEqual(Object.keys(schema).sort())
  const defaults: Record<string, unknown> = create({}, EnvironmentStruct)
  for (const [name, value] of described) {
    const fallback = defaults[name]
    const none = fallback === undefined || (Array.isArray(fallback) && fallback.length === 0)
    expect(value, name).toBe(none ? '–' : `\`${fallback}\``)
  }
})

test('every setting of the build is described', () => {
  const [, list = ''] = /const variables = \[([^\]]+)\]/.exec(readFileSync('scripts/build/inputs.ts', 'utf8')) ?? []
  const names = [...list.matchAll(/'(\w+)'/g)].map(([, name]) => name)
  expect([...table('The build of the site reads:').keys()].sort()).toEqual(names.sort())
})

test('old files stay for the stated number of builds', () => {
  expect(cachedBuilds).toBe(3)
  expect(doc.replace(/\s+/g, ' ')).toContain(
    'so the build carries them over from the `dist/` it finds, for three builds',
  )
})

type Headers = Record<string, string>

/** The headers of nginx for a path: `add_header` of the server with the maps that it names. */
function nginx(path: string): Headers {
  const text = block('nginx')
  const maps = new Map(
    [...text.matchAll(/^map \$uri \$(\w+) \{\n([\s\S]*?)^\}/gm)].map(([, name = '', body = '']) => {
      const lines = [...body.matchAll(/^\s+(\S+) "([^"]*)";$/gm)].map(([, key = '', value = '']) => ({ key, value }))
      const hit = lines.find(({ key }) => key.startsWith('~') && new RegExp(key.slice(1)).test(path))
      return [name, (hit ?? lines.find(({ key }) => key === 'default'))?.value ?? '']
    }),
  )
  const server = text.slice(text.indexOf('server {'), text.indexOf('\n  location'))
  const added = [...server.matchAll(/add_header (\S+) (?:"([^"]*)"|\$(\w+)) always;/g)]
  return given(added.map(([, name = '', value, map = '']) => [name, value ?? maps.get(map) ?? '']))
}

/** The headers of Caddy for a path: the block without a matcher and the lines whose matcher matches. */
function caddy(path: string): Headers {
  const text = block('caddyfile')
  const matchers = new Map(
    [...text.matchAll(/^\s+@(\w+) (not )?path_regexp (\S+)$/gm)].map(([, name = '', not, pattern = '']) => [
      name,
      new RegExp(pattern).test(path) === (not === undefined),
    ]),
  )
  const all = /^ {4}header \{\n([\s\S]*?)^ {4}\}/m.exec(text)?.[1] ?? ''
  const always = [...all.matchAll(/^\s+(\S+) "([^"]*)"$/gm)].map(([, name = '', value = '']) => [name, value] as const)
  const some = [...text.matchAll(/^\s+header @(\w+) (\S+) "([^"]*)"$/gm)].filter(([, matcher = '']) =>
    matchers.get(matcher),
  )
  return given([...always, ...some.map(([, , name = '', value = '']) => [name, value] as const)])
}

/** Each header once: two of a name would both be sent. */
function given(pairs: readonly (readonly [string, string])[]): Headers {
  const sent = pairs.filter(([, value]) => value !== '')
  expect(new Set(sent.map(([name]) => name)).size).toBe(sent.length)
  return Object.fromEntries(sent)
}

const pages = ['/', '/rng/', '/en/member/', '/play/slots/', '/en/play/slots/', '/404.html']
const files = [
  '/_astro/Site.B1BnNa_4.css',
  '/art/tiles/a-240.avif',
  '/fonts/display.woff2',
  '/og-pt.jpg',
  '/sitemap.xml',
]

describe.each([...pages, ...files])('%s', (path) => {
  const described = pages.map((page) => ({ path: page, policy: ["default-src 'none'"] }))
  const rules = parseHeadersFile(headersFile(described, { identity: false }))
  const found: Headers = Object.fromEntries(
    rules.filter(({ matches }) => matches(path)).flatMap(({ headers }) => headers),
  )
  const { 'Content-Security-Policy': policy, ...rest }: Headers = { 'Cache-Control': 'no-cache', ...found }
  const ancestors = policy?.split('; ').find((part: string) => part.startsWith('frame-ancestors'))

  test.each([
    ['nginx', nginx],
    ['Caddy', caddy],
  ] as const)('%s sends what _headers says', (_, server) => {
    const { 'Content-Security-Policy': sent, ...others } = server(path)
    expect(others).toEqual(rest)
    if (ancestors !== undefined) expect(sent).toBe(ancestors)
  })
})
