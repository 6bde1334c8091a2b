// Builds the page of the studio's games: a site of its own, which shares the parts of games with ours.
import { createHash } from 'node:crypto'
import { access, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { filesIn } from './inputs.ts'
import { withLock } from './lock.ts'

/** What the page is built from, and where the hash of it is kept. */
const inputs = ['src/studio/page', 'src/studio/art', 'src/games', 'src/lib', 'src/styles', 'src/ui', 'locales'] as const
const settings = ['package-lock.json', 'tsconfig.json', 'scripts/build/studio-page.ts'] as const
const stamp = '.cache/studio-page'

/** The folder of the page, below that of the studio: everything in it is public, and everything but the HTML has a hash or never changes. */
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
  await rm(join(root, target), { recursive: true, force: true })
  await bundle(root)
  await cp(join(root, 'src/studio/art'), join(root, target, 'art'), { recursive: true })
  await mkdir(join(root, '.cache'), { recursive: true })
  await writeFile(join(root, stamp), hash)
  return true
}

async function bundle(root: string): Promise<void> {
  await build({
    configFile: false,
    root: join(root, 'src/studio/page'),
    base: './',
    publicDir: false,
    logLevel: 'warn',
    // Tests set another NODE_ENV, for which React would be built with its warnings.
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: join(root, target),
      emptyOutDir: false,
      target: 'es2022',
      // Small files become data: addresses otherwise, which the content security policy refuses.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
    },
  })
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
