import { type ChildProcess, spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { copyProject } from '#scripts/build/copy.ts'
import { addPseudoLanguages } from '#scripts/messages/pseudo.ts'
import { demoDirectory } from './dumps.ts'

/** Another operator's site, with its own brand and languages that the project does not have. */
export interface OperatorSite {
  /** The operator's checkout. */
  readonly root: string
  readonly dist: string
  readonly url: string
  close(): Promise<void>
}

const brandFile = 'tests/support/brands/tucano/brand.json'

type Variables = Readonly<Record<string, string>>

/** Follows the steps of `docs/operating.md` for an operator in a copy of the project, and serves the result. */
export async function openOperatorSite(): Promise<OperatorSite> {
  const root = await copyProject()
  await addPseudoLanguages(root)
  await finished(
    run(root, ['node_modules/astro/bin/astro.mjs', 'build'], {
      BRAND: brandFile,
      PUBLIC_SITE_URL: 'https://tucano.example',
      // The size of these pages is not measured.
      PACK_QUALITY: '1',
      ASTRO_TELEMETRY_DISABLED: '1',
    }),
  )
  const dataDir = await demoDirectory()
  const server = run(root, ['tests/support/e2e-server.ts'], {
    DATA_DIR: dataDir,
    CHALLENGE_DIFFICULTY: '40',
    PORT: '0',
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'off',
  })
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  server.stdout?.once('data', (data: Buffer) => resolve(data.toString().trim()))
  server.once('exit', (code) => reject(new Error(`the gateway ended with ${code}`)))
  const url = await promise
  const close = async () => {
    const ended = new Promise((done) => server.once('exit', done))
    server.kill('SIGTERM')
    await ended
    for (const directory of [root, dataDir]) await rm(directory, { recursive: true, force: true })
  }
  return { root, dist: join(root, 'dist'), url, close }
}

function run(cwd: string, args: readonly string[], variables: Variables): ChildProcess {
  return spawn(process.execPath, args, {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
    // `BASE_URL` is where this run's own site is; Vite would take it for the base of every address.
    env: {
      ...process.env,
      BASE_URL: undefined,
      DATABASE_URL: '',
      GATEWAY_URL: '',
      PUBLIC_GATEWAY_URL: '',
      // Only this run's own site has an identity provider and a chat room.
      PUBLIC_FIREBASE_API_KEY: '',
      PUBLIC_CHAT_ORIGIN: '',
      FIREBASE_PROJECT_ID: '',
      ...variables,
    },
  })
}

async function finished(child: ChildProcess): Promise<void> {
  const lines: string[] = []
  child.stdout?.on('data', (data: Buffer) => lines.push(data.toString()))
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Error(`the operator's site did not build:\n${lines.join('').slice(-4000)}`)
}
