import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, sep } from 'node:path'

/** One file of the built site. */
export interface SiteFile {
  /** The canonical address: `/rng/` for `rng/index.html`. */
  readonly address: string
  readonly path: string
  readonly type: string
  /** A strong ETag of the content. */
  readonly etag: string
  /** Compressed copies, the smallest encoding first. */
  readonly packed: readonly { encoding: 'br' | 'gzip'; path: string }[]
}

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp3': 'audio/mpeg',
  '.wasm': 'application/wasm',
}

export interface SiteFiles {
  find(address: string): SiteFile | undefined
  /** The 404 page in the language of the address, or the site's default one. */
  notFound(address: string): SiteFile | undefined
}

/**
 * Lists a directory once and serves only the listed files, so that no address can leave the directory. After a new build
 * a new list is needed. The ETag of a file is computed on its first request.
 */
export function siteFiles(directory: string): SiteFiles {
  const names = new Set(
    readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(join(directory, sep).length).split(sep).join('/')),
  )
  const known = new Map<string, SiteFile>()
  return { find, notFound }

  function find(address: string): SiteFile | undefined {
    const decoded = decode(address)
    if (decoded === undefined || decoded === '/_headers') return undefined
    const base = decoded.replace(/\/+$/, '')
    return get(decoded) ?? get(`${base}/index.html`) ?? (base === '' ? undefined : get(`${base}.html`))
  }

  function notFound(address: string): SiteFile | undefined {
    const language = /^\/[a-z]{2,3}(?=\/|$)/.exec(address)?.[0] ?? ''
    return get(`${language}/404.html`) ?? get(`${language}/404/index.html`) ?? get('/404.html')
  }

  function get(address: string): SiteFile | undefined {
    const name = address.slice(1)
    if (!names.has(name)) return undefined
    const found = known.get(name) ?? readDetails(name)
    known.set(name, found)
    return found
  }

  function readDetails(name: string): SiteFile {
    const path = join(directory, name)
    const hash = createHash('sha256').update(readFileSync(path)).digest('base64url').slice(0, 27)
    return {
      address: `/${name}`.replace(/\/index\.html$/, '/'),
      path,
      type: types[extname(name)] ?? 'application/octet-stream',
      etag: `"${hash}"`,
      packed: [
        ...(names.has(`${name}.br`) ? [{ encoding: 'br' as const, path: `${path}.br` }] : []),
        ...(names.has(`${name}.gz`) ? [{ encoding: 'gzip' as const, path: `${path}.gz` }] : []),
      ],
    }
  }
}

function decode(address: string): string | undefined {
  try {
    return decodeURIComponent(address)
  } catch {
    return undefined
  }
}
