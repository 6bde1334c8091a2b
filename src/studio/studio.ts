import { mkdirSync } from 'node:fs'
import { setInterval } from 'node:timers'
import { serve } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { advanceDue } from './advance.ts'
import { addDialectDoor } from './aggregator/door.ts'
import { openBooks } from './books.ts'
import { platformAt, type StudioDeps } from './deps.ts'
import { addDoor } from './door.ts'
import { studioKeys } from './keys.ts'
import { forgetSeats } from './launches.ts'
import { addPageCalls } from './page-calls.ts'
import { forgetPermits } from './permits.ts'
import type { StudioSettings } from './settings.ts'

export interface RunningStudio {
  /** The address, without a slash at the end. */
  readonly url: string
  close(): Promise<void>
}

/** Milliseconds between two looks for rounds that nobody moves on. */
const lookEvery = 1_000
const forgetEvery = 60 * 60_000

/** Headers of every page and file. Only the platform's sites may show the game in a frame. */
const headers = (sites: readonly string[]) => ({
  'Content-Security-Policy': [
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; connect-src 'self'",
    `base-uri 'none'; form-action 'none'; frame-ancestors ${sites.join(' ')}`,
  ].join('; '),
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
})

/** Everything of the studio but its server, so that tests can call it in their process. */
export function studioApp(deps: StudioDeps, { sites, pageDir }: { sites: readonly string[]; pageDir: string }): Hono {
  const app = new Hono()
  const common = Object.entries(headers(sites))
  app.use(async (context, next) => {
    await next()
    for (const [name, value] of common) context.res.headers.set(name, value)
  })
  addDoor(app, deps)
  addDialectDoor(app, deps)
  addPageCalls(app, deps)
  app.use(
    '/play/*',
    serveStatic({
      root: pageDir,
      onFound: (path, context) => {
        const isHashed = path.includes('/assets/') || path.includes('/art/')
        context.header('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'no-cache')
      },
    }),
  )
  return app
}

/** Opens the books and serves the studio. */
export async function startStudio(settings: StudioSettings, pageDir: string): Promise<RunningStudio> {
  mkdirSync(settings.dataDir, { recursive: true, mode: 0o700 })
  const books = openBooks(settings.dataDir)
  const keys = studioKeys(settings.dataDir)
  const now = () => new Date()
  let url = settings.url ?? ''
  const log: StudioDeps['log'] = (message, facts = {}) => console.error(JSON.stringify({ studio: message, ...facts }))
  const deps: StudioDeps = {
    books,
    keys,
    platform: platformAt({ url: settings.platform, keys, books, now }),
    url: () => url,
    log,
    now,
  }
  const app = studioApp(deps, { sites: settings.sites, pageDir })
  const server = await new Promise<ReturnType<typeof serve>>((resolve, reject) => {
    const made = serve({ fetch: app.fetch, port: settings.port, hostname: settings.host }, ({ port }) => {
      url ||= `http://${settings.host}:${port}`
      resolve(made)
    })
    made.once('error', reject)
  })
  let looking: Promise<unknown> = Promise.resolve()
  const failed = (thrown: unknown) => log('looking for open rounds failed', { reason: String(thrown) })
  const look = setInterval(() => {
    looking = looking.then(() => advanceDue(deps)).catch(failed)
  }, lookEvery)
  const forget = setInterval(() => {
    forgetSeats(deps)
    forgetPermits(deps)
  }, forgetEvery)
  return {
    url,
    async close() {
      clearInterval(look)
      clearInterval(forget)
      await looking
      await new Promise((done) => server.close(done))
      books.close()
    },
  }
}
