// Build step: keeps hashed files of earlier builds, so that a page that was opened before a deployment still finds its
// scripts.
import { cpSync, existsSync, mkdirSync, renameSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { ask } from './threads.ts'

/** Number of builds after which an unused file is deleted. */
export const cachedBuilds = 3

type Ages = Readonly<Record<string, number>>

/**
 * The files of earlier builds to keep, with the number of builds since each was last written.
 *
 * @param before existing files with their ages; a file without an age was written by the last build
 */
function agesAfter(before: readonly string[], ages: Ages, now: ReadonlySet<string>): Map<string, number> {
  const older = before.filter((file) => !now.has(file)).map((file) => [file, (ages[file] ?? 0) + 1] as const)
  return new Map(older.filter(([, age]) => age <= cachedBuilds))
}

/**
 * Moves `_astro/` from build to build. It needs the previous site, so a build on a new machine starts without one. That site
 * is set aside as a whole when a build begins, and deleted beside the work: to empty its folder would take seconds.
 */
export function keepAssets(): AstroIntegration {
  let site = ''
  let aside = ''
  let deleting = Promise.resolve()
  return {
    name: 'keep-assets',
    hooks: {
      'astro:config:done': ({ config }) => {
        site = fileURLToPath(config.outDir)
        aside = fileURLToPath(new URL('.cache/last-site', config.root))
      },
      'astro:build:start': () => {
        // One that is still aside is the last whole one: the build after it was broken off.
        if (!existsSync(aside)) setAside(site, aside)
        if (existsSync(aside)) deleting = ask('remove', { folder: aside, but: [assets] })
        // A failure ends the build where it is waited for.
        deleting.catch(() => undefined)
      },
      'astro:build:done': async ({ logger }) => {
        const [from, to] = [join(aside, assets), join(site, assets)]
        const ages: Ages = JSON.parse(await readFile(join(from, agesFile), 'utf8').catch(() => '{}'))
        const now = new Set(await filesIn(to))
        const before = (await filesIn(from)).filter((file) => file !== agesFile)
        const stay = agesAfter(before, ages, now)
        await mkdir(to, { recursive: true })
        for (const file of stay.keys()) move(join(from, file), join(to, file))
        await writeFile(join(to, agesFile), `${JSON.stringify(Object.fromEntries(stay))}\n`)
        await deleting
        await ask('remove', { folder: aside })
        logger.info(`${stay.size} files of earlier builds kept`)
      },
    },
  }
}

/** The folder of hashed files. */
const assets = '_astro'

/** Stored beside the files, so that it moves with them. */
const agesFile = 'ages.json'

/** Where the site's folder cannot be moved, as on a volume of its own, its hashed files are copied. */
function setAside(site: string, aside: string): void {
  if (!existsSync(site)) return
  mkdirSync(dirname(aside), { recursive: true })
  try {
    renameSync(site, aside)
  } catch {
    // The asynchronous copy of thousands of small files takes twenty times as long.
    if (existsSync(join(site, assets))) cpSync(join(site, assets), join(aside, assets), { recursive: true })
  }
}

function move(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true })
  try {
    renameSync(from, to)
  } catch {
    cpSync(from, to)
  }
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}
