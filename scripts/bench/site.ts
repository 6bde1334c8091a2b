import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** Builds and serves the site as `npm start` does: in its own process, on a free port, with a new database. */
export async function serveSite(say: (text: string) => void) {
  const directory = await mkdtemp(join(tmpdir(), 'arara-bench-'))
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, PORT: '0', DATA_DIR: directory, DATABASE_URL: '', RATE_LIMITS: 'off' },
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  createInterface({ input: child.stdout }).on('line', (line) => {
    const url = /^\s+(http:\/\/\S+)$/.exec(line)?.[1]
    if (url !== undefined) resolve(url)
    else if (line.startsWith('[')) say(line.replace(/^\[[^\]]*\] /, ''))
  })
  child.once('error', reject)
  child.once('close', (code) => reject(new Error(`The site ended with ${code} before it was served.`)))
  const stop = async () => {
    child.kill('SIGTERM')
    await ended
    await rm(directory, { recursive: true, force: true })
  }
  try {
    return { url: await promise, stop }
  } catch (thrown) {
    await stop()
    throw thrown
  }
}
