import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { cp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { getRequestListener } from '@hono/node-server'
import { site } from '#gateway/platform/http/site.ts'

/** The folder is in the project, so that packages are found, but outside of its sources. */
const folder = '.cache/reference'

/**
 * Builds and serves what our pages are measured beside: forty of our tiles as buttons that React hydrates, and no more. It
 * is built, packed and served by what builds, packs and serves the site.
 */
export async function serveReference() {
  await rm(folder, { recursive: true, force: true })
  await cp(join(import.meta.dirname, 'reference'), folder, { recursive: true })
  const env = { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' }
  const astro = ['node_modules/astro/bin/astro.mjs', 'build', '--root', folder]
  await promisify(execFile)(process.execPath, astro, { env })
  const server = createServer(getRequestListener(site(join(folder, 'dist')).fetch)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The reference page is not served.')
  const stop = async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
  return { url: `http://127.0.0.1:${address.port}`, stop }
}
