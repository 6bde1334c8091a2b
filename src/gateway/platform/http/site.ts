import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { Hono } from 'hono'
import { type HeaderRule, parseHeadersFile } from './headers-file.ts'
import { type SiteFile, siteFiles } from './site-files.ts'

/** `Cache-Control` of files whose name contains a hash of their content, so that they never change. */
const immutable = 'public, max-age=31536000, immutable'

/** For all other files: the browser revalidates each time and gets 304 if nothing has changed. */
const revalidated = 'no-cache'

const hashed = /^\/_astro\//

/**
 * Serves a built site like a CDN: clean addresses, compressed copies, 304, the headers of its `_headers` file, and the
 * 404 page of the language.
 *
 * @param directory the build's output; it is listed once, and only listed files are served
 */
export function site(directory: string): Hono {
  const files = siteFiles(directory)
  const rules = parseHeadersFile(readHeadersFile(directory))
  const app = new Hono()
  app.on(['GET', 'HEAD'], '/*', async ({ req }) => {
    const found = files.find(req.path)
    const file = found ?? files.notFound(req.path)
    if (!file) return new Response('Not found\n', { status: 404, headers: { 'Content-Type': 'text/plain' } })
    return await answer(req.raw, file, found ? 200 : 404, headersOf(rules, file.address))
  })
  app.all('/*', () => new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } }))
  return app
}

async function answer(request: Request, file: SiteFile, status: 200 | 404, given: Headers): Promise<Response> {
  const accepted = request.headers.get('Accept-Encoding') ?? ''
  const packed = file.packed.find(({ encoding }) => accepts(accepted, encoding))
  const etag = packed ? `${file.etag.slice(0, -1)}-${packed.encoding}"` : file.etag
  const headers = new Headers({
    'Content-Type': file.type,
    'Cache-Control': status === 200 && hashed.test(file.address) ? immutable : revalidated,
    'X-Content-Type-Options': 'nosniff',
    Vary: 'Accept-Encoding',
    ETag: etag,
  })
  // The game frame has an opaque origin, so even the site's own files are cross-origin for it.
  if (/^\/(?:_astro|fonts|art)\//.test(file.address)) headers.set('Access-Control-Allow-Origin', '*')
  for (const [name, value] of given) headers.set(name, value)
  if (status === 200 && matches(request.headers.get('If-None-Match'), etag)) {
    headers.delete('Content-Type')
    return new Response(null, { status: 304, headers })
  }
  if (packed) headers.set('Content-Encoding', packed.encoding)
  const body = await readFile(packed?.path ?? file.path)
  headers.set('Content-Length', String(body.byteLength))
  return new Response(request.method === 'HEAD' ? null : body, { status, headers })
}

/** Whether an encoding is accepted; `br;q=0` refuses it. */
function accepts(header: string, encoding: string): boolean {
  return header.split(',').some((entry) => {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim().toLowerCase())
    return name === encoding && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter))
  })
}

function matches(header: string | null, etag: string): boolean {
  const known = (header ?? '').split(',').map((entry) => entry.trim().replace(/^W\//, ''))
  return known.includes(etag) || known.includes('*')
}

function headersOf(rules: readonly HeaderRule[], path: string): Headers {
  const headers = new Headers()
  for (const rule of rules) if (rule.matches(path)) for (const [name, value] of rule.headers) headers.set(name, value)
  return headers
}

function readHeadersFile(directory: string): string {
  try {
    return readFileSync(`${directory}/_headers`, 'utf8')
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOENT') return ''
    throw thrown
  }
}
