import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

/** A throw-away PostgreSQL cluster on 127.0.0.1. */
export type Cluster = {
  url(database: string): string
  /** Lets it die by SIGKILL, which it cannot even notice. */
  crash(): Promise<void>
  start(): Promise<void>
  /** Stops it and deletes its files. */
  remove(): Promise<void>
}

/** Why PostgreSQL cannot be had on this machine. */
export type Missing = { missing: string }

/**
 * Settings of a cluster that many small databases share for a few minutes: nothing is tidied up or written twice, and a
 * connection plans a statement once, not at each of its first five calls.
 */
export const shortLived = {
  autovacuum: 'off',
  full_page_writes: 'off',
  wal_level: 'minimal',
  max_wal_senders: '0',
  plan_cache_mode: 'force_generic_plan',
}

/**
 * Starts a cluster from the installed binaries. As root it installs PostgreSQL if necessary.
 *
 * @param folder where its files are. In memory a new database costs the processors 0.1 s, on a disk 0.8 s; speed is
 *   measured on a disk.
 * @param changed settings that differ from production's, which are PostgreSQL's own
 */
export async function startCluster(
  folder = tmpdir(),
  changed: Readonly<Record<string, string>> = {},
): Promise<Cluster | Missing> {
  const bin = binaries() ?? installed()
  if (!bin) return { missing: 'PostgreSQL is not installed (no initdb in /usr/lib/postgresql/*/bin or PATH)' }
  const account = serverAccount()
  const directory = mkdtempSync(join(folder, 'arara-postgres-'))
  const data = join(directory, 'data')
  if (account) chownSync(directory, account.uid, account.gid)
  execFileSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    {
      ...account,
      stdio: 'pipe',
    },
  )
  const port = await freePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: directory,
    max_connections: 300,
    deadlock_timeout: '100ms',
    ...changed,
  }
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  let server: ChildProcess | undefined

  const start = async () => {
    for (;;) {
      const started = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), ...options], {
        ...account,
        stdio: ['ignore', 'ignore', 'pipe'],
      })
      server = started
      if (await becomesReady(started)) return
    }
  }
  const end = async (signal: NodeJS.Signals) => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const gone = new Promise((resolve) => server?.once('exit', resolve))
    server.kill(signal)
    await gone
  }
  await start()
  return {
    url: (database) => `postgres://postgres@127.0.0.1:${port}/${database}`,
    crash: () => end('SIGKILL'),
    start,
    remove: async () => {
      await end('SIGINT')
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

// False if it ended instead: after SIGKILL its children need a moment to release the shared memory.
function becomesReady(server: ChildProcess): Promise<boolean> {
  const { stderr } = server
  if (!stderr) throw new Error('The server was started without a pipe.')
  const lines = createInterface({ input: stderr })
  const said: string[] = []
  return new Promise((resolve, reject) => {
    lines.on('line', (line) => {
      said.push(line)
      if (line.includes('ready to accept connections')) resolve(true)
    })
    server.once('exit', () => {
      if (/shared memory|lock file|Address already in use/.test(said.join('\n'))) resolve(false)
      else reject(new Error(`PostgreSQL did not start:\n${said.join('\n')}`))
    })
  })
}

function binaries(): string | undefined {
  const root = '/usr/lib/postgresql'
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : []
  const configured = spawnSync('pg_config', ['--bindir'], { encoding: 'utf8' }).stdout?.trim()
  const onPath = (process.env.PATH ?? '').split(':')
  const candidates = [...versions.map((version) => join(root, version, 'bin')), configured ?? '', ...onPath]
  return candidates.find((directory) => directory !== '' && existsSync(join(directory, 'initdb')))
}

function installed(): string | undefined {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return undefined
  // A fresh image has no package lists; without a network both fail, and the caller reports it.
  for (const command of [['update'], ['install', '-y', '-q', 'postgresql']])
    spawnSync('apt-get', command, { timeout: 300_000, stdio: 'ignore' })
  return binaries()
}

// The server refuses to run as root.
function serverAccount(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}
