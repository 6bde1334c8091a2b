import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '#tests/support/e2e.ts'

/** `npm start` on the site that the run has built. */
function start(dataDir: string, port: string): ChildProcess & { said(): string } {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: port, DATABASE_URL: '', SEED_DEMO: '' }
  const child = spawn(process.execPath, ['scripts/start.ts'], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let text = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data: Buffer) => {
      text += data.toString()
    })
  return Object.assign(child, { said: () => text })
}

const ended = (child: ChildProcess) =>
  child.exitCode === null ? new Promise((done) => child.once('exit', done)) : Promise.resolve(child.exitCode)

test('npm start says what it does, where it is and who can log in, and ends cleanly', { tag: '@once' }, async ({
  page,
}) => {
  // A database is filled, and opened twice: each may take its 90 seconds.
  test.slow()
  const dataDir = await mkdtemp(join(tmpdir(), 'arara-start-'))
  const first = start(dataDir, '0')
  try {
    await expect.poll(first.said, { timeout: 90_000 }).toContain('Ctrl-C stops it.')
    for (const step of ['the site is up to date', 'filling the catalogue', 'playing the demo rounds', 'ready'])
      expect(first.said()).toContain(step)
    for (const account of ['maria', 'rafael', 'Arara#2026']) expect(first.said()).toContain(account)
    const [address = ''] = /http:\/\/127\.0\.0\.1:\d+/.exec(first.said()) ?? []
    expect((await page.goto(address))?.status()).toBe(200)
    expect(first.said()).toContain(`${address}/wps/sandbox/outbox.html`)
    expect(first.said()).toContain('sandbox payments: everybody can credit themselves')

    // The directory belongs to one process.
    const second = start(dataDir, '0')
    expect(await ended(second)).toBe(1)
    expect(second.said()).toContain(dataDir)

    const other = start(`${dataDir}-other`, new URL(address).port)
    expect(await ended(other)).toBe(1)
    expect(other.said()).toContain('The port is taken. Set PORT to another one.')

    first.kill('SIGINT')
    expect(await ended(first)).toBe(0)
    const again = start(dataDir, '0')
    await expect.poll(again.said, { timeout: 90_000 }).toContain('Ctrl-C stops it.')
    expect(again.said()).not.toContain('filling the catalogue')
    again.kill('SIGTERM')
    expect(await ended(again)).toBe(0)
  } finally {
    first.kill('SIGKILL')
    await Promise.all([dataDir, `${dataDir}-other`].map((path) => rm(path, { recursive: true, force: true })))
  }
})
