import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { keepAsDemo, migratedDirectory } from '#tests/support/dumps.ts'
import { siteSettings } from '#tests/support/test-site.ts'

type Started = ChildProcess & { said(): string }

/** `npm start` on the site that the run has built. */
function start(dataDir: string, port: string): Started {
  const settings = { DATA_DIR: dataDir, PORT: port, DATABASE_URL: '', SEED_DEMO: '', SEED_GAMES: '', DEMO_LIFE: '0' }
  const env = { ...process.env, NODE_ENV: '', ...siteSettings, ...settings }
  const child = spawn(process.execPath, ['scripts/start.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data: Buffer) => {
      text += data.toString()
    })
  return Object.assign(child, { said: () => text })
}

async function ended(child: Started): Promise<number | null> {
  if (child.exitCode === null) await once(child, 'close')
  return child.exitCode
}

/** Waits until it serves, or fails if it has ended. */
async function serving(child: Started): Promise<void> {
  while (!child.said().includes('Ctrl-C stops it.')) {
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}: ${child.said()}`)
    if (child.stdout) await Promise.race([once(child.stdout, 'data'), once(child, 'close')])
  }
}

test('npm start prints its actions, its address and the demo accounts, and ends cleanly', async () => {
  const dataDir = await migratedDirectory()
  const children: Started[] = []
  const begin = (directory: string, port: string) => {
    const child = start(directory, port)
    children.push(child)
    return child
  }
  try {
    const first = begin(dataDir, '0')
    await serving(first)
    for (const step of ['the site is up to date', 'filling the catalogue', 'playing the demo rounds', 'ready'])
      expect(first.said()).toContain(step)
    for (const account of ['maria', 'rafael', 'Arara#2026']) expect(first.said()).toContain(account)
    const [address = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(first.said()) ?? []
    const home = await fetch(address)
    expect(home.status).toBe(200)
    expect(await home.text()).toContain('<h1')
    expect(first.said()).toContain(`${address}/wps/sandbox/outbox.html`)
    expect(first.said()).toContain('sandbox payments: everybody can credit themselves')

    // The directory belongs to one process, the port too.
    const second = begin(dataDir, '0')
    const other = begin(`${dataDir}-other`, new URL(address).port)
    expect(await ended(second)).toBe(1)
    expect(second.said()).toContain(dataDir)
    expect(await ended(other)).toBe(1)
    expect(other.said()).toContain('The port is taken. Set PORT to another one.')

    first.kill('SIGINT')
    expect(await ended(first)).toBe(0)
    // The browser tests go on with it.
    await keepAsDemo(dataDir)
    const again = begin(dataDir, '0')
    await serving(again)
    expect(again.said()).not.toContain('filling the catalogue')
    again.kill('SIGTERM')
    expect(await ended(again)).toBe(0)
  } finally {
    for (const child of children) child.kill('SIGKILL')
    await Promise.all([dataDir, `${dataDir}-other`].map((path) => rm(path, { recursive: true, force: true })))
  }
})
