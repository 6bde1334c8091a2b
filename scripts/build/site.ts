// Builds the site unless nothing that it reads has changed since the last build.
import { spawn } from 'node:child_process'
import { access, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { buildInputs } from './inputs.ts'
import { withLock } from './lock.ts'

const stamp = '.cache/build'

/**
 * Brings `dist/` up to date.
 *
 * @returns whether a build was necessary
 * @throws Error with the last lines of a failed build
 */
export function buildSite(root: string): Promise<boolean> {
  return withLock(join(root, '.cache/build.lock'), () => build(root))
}

async function build(root: string): Promise<boolean> {
  const inputs = await buildInputs(root)
  const built = await readFile(join(root, stamp), 'utf8').catch(() => '')
  const there = await access(join(root, 'dist/index.html')).then(
    () => true,
    () => false,
  )
  if (there && built === inputs) return false
  await run(root)
  await mkdir(join(root, '.cache'), { recursive: true })
  await writeFile(join(root, stamp), inputs)
  return true
}

function run(root: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  const child = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Tests set another NODE_ENV, for which React would be built with its warnings.
    env: { ...process.env, NODE_ENV: 'production', ASTRO_TELEMETRY_DISABLED: '1' },
  })
  const lines: string[] = []
  const keep = (data: Buffer) => lines.push(...data.toString().split('\n'))
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  child.on('error', reject)
  child.on('close', (code) =>
    code === 0 ? resolve() : reject(new Error(`The site did not build:\n${lines.slice(-40).join('\n')}`)),
  )
  return promise
}
