import { type ChildProcess, spawn } from 'node:child_process'

/** A built site with a gateway of its own. */
export interface ServedSite {
  readonly url: string
  /** Ends the gateway; its database can be opened again afterwards. */
  close(): Promise<void>
}

type Variables = Readonly<Record<string, string>>

/**
 * Serves the site in `dist` of a checkout, for a test that does what others must not see.
 *
 * @param variables of the gateway: where its database is, its port
 */
export async function serveSite(variables: Variables, root = process.cwd()): Promise<ServedSite> {
  const server = runIn(root, ['tests/support/e2e-server.ts'], {
    CHALLENGE_DIFFICULTY: '40',
    PORT: '0',
    LOG_LEVEL: 'warn',
    RATE_LIMITS: 'off',
    ...variables,
  })
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  server.stdout?.once('data', (data: Buffer) => resolve(data.toString().trim()))
  const ended = new Promise<void>((done) =>
    server.once('exit', (code) => {
      reject(new Error(`the gateway ended with ${code}`))
      done()
    }),
  )
  const url = await promise
  const close = () => {
    server.kill('SIGTERM')
    return ended
  }
  return { url, close }
}

/** Runs a program of a checkout with settings of its own, and none of those of this run's site. */
export function runIn(root: string, args: readonly string[], variables: Variables): ChildProcess {
  return spawn(process.execPath, args, {
    cwd: root,
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
      PUBLIC_GAME_ORIGINS: '',
      FIREBASE_PROJECT_ID: '',
      ...variables,
    },
  })
}

/** The last output of a program that must succeed. */
export async function finished(child: ChildProcess, what: string): Promise<string> {
  const lines: string[] = []
  child.stdout?.on('data', (data: Buffer) => lines.push(data.toString()))
  const code = await new Promise((resolve) => child.once('close', resolve))
  const said = lines.join('').slice(-4000)
  if (code !== 0) throw new Error(`${what}:\n${said}`)
  return said
}
