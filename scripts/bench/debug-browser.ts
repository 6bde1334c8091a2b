import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { launchOptions } from '../browser.ts'

/** A headless browser with its own profile, and a debugging port that the system chooses. */
export async function startDebugBrowser(executablePath: string) {
  const profile = await mkdtemp(join(tmpdir(), 'arara-browser-'))
  const args = ['--headless=new', '--remote-debugging-port=0', `--user-data-dir=${profile}`, 'about:blank']
  const child = spawn(executablePath, [...launchOptions.args, ...args], { stdio: ['ignore', 'ignore', 'pipe'] })
  const ended = new Promise((resolve) => child.once('close', resolve))
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  createInterface({ input: child.stderr }).on('line', (line) => {
    const port = /DevTools listening on ws:\/\/[^:]+:(\d+)/.exec(line)?.[1]
    if (port !== undefined) resolve(Number(port))
  })
  child.once('error', reject)
  child.once('close', (code) => reject(new Error(`The browser ended with ${code} before it listened.`)))
  return {
    port: await promise,
    async stop() {
      child.kill('SIGTERM')
      await ended
      // Child processes may still write for a moment.
      await rm(profile, { recursive: true, force: true, maxRetries: 5 })
    },
  }
}
