// Builds the page of the studio's games: a site of its own, which shares the parts of games with ours.
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { access, cp, mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { filesIn } from './inputs.ts'
import { withLock } from './lock.ts'

/** What the page is built from, and where the hash of it is kept. */
const inputs = ['src/studio/page', 'src/studio/art', 'src/games', 'src/lib', 'src/styles', 'src/ui', 'locales'] as const
const settings = ['package-lock.json', 'tsconfig.json', 'scripts/build/studio-page.ts'] as const
const stamp = '.cache/studio-page'

/** The folder of the page, which `src/studio/page/vite.config.ts` empties and fills. */
const target = 'dist-studio/play'

/**
 * Brings `dist-studio/` up to date: `play/index.html`, its scripts, styles and words in `play/assets`, and the pool of
 * pictures in `play/art`. All addresses in it are relative, so the studio can stand at any address.
 *
 * @returns whether a build was necessary
 */
export function buildStudioPage(root: string): Promise<boolean> {
  return withLock(join(root, '.cache/studio-page.lock'), () => bringUp(root))
}

async function bringUp(root: string): Promise<boolean> {
  const hash = await hashOf(root)
  const built = await readFile(join(root, stamp), 'utf8').catch(() => '')
  const there = await access(join(root, target, 'index.html')).then(
    () => true,
    () => false,
  )
  if (there && built === hash) return false
  await bundle(root)
  await cp(join(root, 'src/studio/art'), join(root, target, 'art'), { recursive: true })
  await mkdir(join(root, '.cache'), { recursive: true })
  await writeFile(join(root, stamp), hash)
  return true
}

/** @throws Error with what the bundler says */
async function bundle(root: string): Promise<void> {
  const vite = ['node_modules/vite/bin/vite.js', 'build', '--config', 'src/studio/page/vite.config.ts']
  // In a process of its own: tests set another NODE_ENV, for which React would be built with its warnings.
  await promisify(execFile)(process.execPath, vite, { cwd: root, env: { ...process.env, NODE_ENV: 'production' } })
}

async function hashOf(root: string): Promise<string> {
  const hash = createHash('sha256')
  for (const file of settings) hash.update(await readFile(join(root, file)))
  for (const folder of inputs) {
    for (const file of await filesIn(join(root, folder)))
      hash.update(`${file}\n`).update(await readFile(join(root, folder, file)))
  }
  return hash.digest('hex')
}
