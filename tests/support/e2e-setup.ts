import { execFileSync, spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { doorPath } from '#gateway/platform/operators/door-path.ts'
import { findBrowser } from '#scripts/browser.ts'
import { buildStudioPage } from '#scripts/build/studio-page.ts'
import { freePort } from '#scripts/studio/free-port.ts'
import { demoDirectory } from './dumps.ts'
import { identitySecret } from './identifying.ts'
import { buildTestSite } from './test-site.ts'

/**
 * Serves the built site with a real gateway on a fresh embedded database and a port of the system's choice, for all
 * browser tests of a run.
 */
export default async function setUp(): Promise<() => Promise<void>> {
  process.env.BROWSER_PATH = await findBrowser()
  await buildTestSite(true)
  await buildStudioPage(process.cwd())
  const dataDir = await demoDirectory()
  const child = spawn(process.execPath, ['tests/support/e2e-server.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    // All browsers come from one address, whose failures must not ask one another for letters.
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: '0',
      SEED_DEMO: '1',
      STUDIO_URL: `http://127.0.0.1:${await freePort()}`,
      LOG_LEVEL: 'warn',
      RATE_LIMITS: 'off',
      CAPTCHA_AFTER: '1000',
      IDENTITY_WEBHOOK_SECRET: identitySecret,
      FIREBASE_PROJECT_ID: 'arara-tests',
      // Browsers make passkeys only for a host name; pages answer there as they do at the address.
      PUBLIC_SITE_URL: 'http://localhost',
      // The work is proved as ever; how long it takes is no matter of these tests.
      CHALLENGE_DIFFICULTY: '40',
    },
  })
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  child.stdout.on('data', (data: Buffer) => {
    const [address = '', ...log] = data.toString().split('\n')
    if (address.startsWith('http')) resolve(address.trim())
    // The gateway's own errors are printed beside the test.
    for (const line of [address, ...log]) if (line.includes('"level":50')) process.stderr.write(`${line}\n`)
  })
  child.once('exit', (code) => reject(new Error(`the gateway ended with ${code}`)))
  process.env.BASE_URL = await promise
  process.env.E2E_DOOR = doorPath(dataDir, undefined)
  return async () => {
    const ended = new Promise((done) => child.once('exit', done))
    child.kill('SIGTERM')
    await ended
    // Money has moved: the run fails where the books do not hold.
    execFileSync(process.execPath, ['scripts/reconcile.ts'], {
      stdio: 'inherit',
      env: { ...process.env, DATA_DIR: dataDir },
    })
    await rm(dataDir, { recursive: true, force: true })
  }
}
