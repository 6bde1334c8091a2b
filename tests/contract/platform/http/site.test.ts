import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { site } from '#gateway/platform/http/site.ts'

const policy = "default-src 'none'; script-src 'self' 'sha256-abc='"
const page = (name: string) => `<!doctype html><title>${name}</title>`
const files: Record<string, string | Buffer> = {
  'index.html': page('home'),
  'index.html.br': brotliCompressSync(page('home')),
  'rng/index.html': page('slots'),
  'help.html': page('help'),
  'en/index.html': page('home in English'),
  '404.html': page('nada aqui'),
  'en/404.html': page('nothing here'),
  '_astro/app.DbcAb3xZ.js': 'export {}',
  'art/tiles/onça.svg': '<svg/>',
  'fonts/jost.woff2': 'font',
  'favicon.svg': '<svg/>',
  _headers: `/*\n  X-Frame-Options: DENY\n/rng/\n  Content-Security-Policy: ${policy}\n# a remark\n/play/*\n  X-Frame-Options: SAMEORIGIN\n`,
  'play/slots/index.html': page('frame'),
}

let directory: string
let app: ReturnType<typeof site>
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'site-'))
  await writeFile(`${directory}.secret`, 'outside')
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(directory, name)), { recursive: true })
    await writeFile(join(directory, name), content)
  }
  app = site(directory)
})
afterAll(async () => {
  await rm(directory, { recursive: true })
  await rm(`${directory}.secret`)
})

const get = async (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  await app.request(path, { headers, method })

test.each([
  ['/', 'home'],
  ['/rng', 'slots'],
  ['/rng/', 'slots'],
  ['/rng/index.html', 'slots'],
  ['/help', 'help'],
  ['/en/', 'home in English'],
])('the address %s gives the page %s', async (path, title) => {
  const response = await get(path)
  expect([response.status, await response.text()]).toEqual([200, page(title)])
  expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
  expect(response.headers.get('Cache-Control')).toBe('no-cache')
})

test('a missing page answers with the 404 page of its language', async () => {
  for (const [path, title] of [
    ['/nope', 'nada aqui'],
    ['/en/nope/deeper', 'nothing here'],
    ['/english', 'nada aqui'],
  ] as const) {
    const response = await get(path)
    expect([response.status, await response.text()]).toEqual([404, page(title)])
  }
})

test('headers of the _headers file are sent with their page, whatever its address', async () => {
  for (const path of ['/rng', '/rng/', '/rng/index.html']) {
    expect((await get(path)).headers.get('Content-Security-Policy')).toBe(policy)
  }
  expect((await get('/help')).headers.get('Content-Security-Policy')).toBeNull()
  expect((await get('/help')).headers.get('X-Frame-Options')).toBe('DENY')
  expect((await get('/play/slots/')).headers.get('X-Frame-Options')).toBe('SAMEORIGIN')
  expect((await get('/_headers')).status).toBe(404)
})

test('a client that takes brotli gets the packed copy', async () => {
  const packed = await get('/', { 'Accept-Encoding': 'gzip, br' })
  expect(packed.headers.get('Content-Encoding')).toBe('br')
  expect(packed.headers.get('Vary')).toContain('Accept-Encoding')
  expect(brotliDecompressSync(Buffer.from(await packed.arrayBuffer())).toString()).toBe(page('home'))
  const plain = await get('/', { 'Accept-Encoding': 'br;q=0, gzip' })
  expect(plain.headers.get('Content-Encoding')).toBeNull()
  expect(plain.headers.get('ETag')).not.toBe(packed.headers.get('ETag'))
})

test('an unchanged file is not sent again', async () => {
  const first = await get('/rng/')
  const etag = first.headers.get('ETag') ?? ''
  const again = await get('/rng/', { 'If-None-Match': `"other", W/${etag}` })
  expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', etag])
  expect((await get('/rng/', { 'If-None-Match': '"other"' })).status).toBe(200)
})

test('hashed files are cached for ever, and the frame may read files and fonts', async () => {
  const script = await get('/_astro/app.DbcAb3xZ.js')
  expect(script.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable')
  for (const path of ['/_astro/app.DbcAb3xZ.js', '/fonts/jost.woff2', '/art/tiles/on%C3%A7a.svg']) {
    const response = await get(path)
    expect([response.status, response.headers.get('Access-Control-Allow-Origin')]).toEqual([200, '*'])
  }
  expect((await get('/favicon.svg')).headers.get('Access-Control-Allow-Origin')).toBeNull()
})

test.each([
  '/../site.secret',
  '/..%2f..%2fetc%2fpasswd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/rng/%00',
  '/%ff',
  '//etc/passwd',
  '/.git/config',
])('%s gives no file', async (path) => {
  const response = await get(path)
  expect(response.status).toBe(404)
  expect(await response.text()).toBe(page('nada aqui'))
})

test('only reading is possible, and HEAD answers without a body', async () => {
  expect((await get('/rng/', {}, 'POST')).status).toBe(405)
  const head = await get('/rng/', {}, 'HEAD')
  expect([head.status, await head.text(), head.headers.get('Content-Length')]).toEqual([
    200,
    '',
    String(page('slots').length),
  ])
})

test.each([
  '/%00',
  '/rng/%00',
  '/rng%00/',
  '/%',
  '/%E0%A4%A',
  '/%ED%A0%80',
  '/%2e%2e%00/_headers',
  '/toString',
  '/__proto__',
])('nothing is at %s', async (path) => {
  const response = await get(path)
  expect([response.status, await response.text()]).toEqual([404, page('nada aqui')])
})
