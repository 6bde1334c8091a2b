// Build step: keeps hashed files of earlier builds, so that a page that was opened before a deployment still finds its
// scripts.
import { cpSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

/** Number of builds after which an unused file is deleted. */
export const keptBuilds = 3

type Ages = Readonly<Record<string, number>>

/**
 * The files of earlier builds to keep, with the number of builds since each was last written.
 *
 * @param before existing files with their ages; a file without an age was written by the last build
 */
export function agesAfter(before: readonly string[], ages: Ages, now: ReadonlySet<string>): Map<string, number> {
  const older = before.filter((file) => !now.has(file)).map((file) => [file, (ages[file] ?? 0) + 1] as const)
  return new Map(older.filter(([, age]) => age <= keptBuilds))
}

/**
 * Copies `_astro/` from build to build. It needs the previous output, so a build on a new machine starts without one.
 */
export function keepAssets(): AstroIntegration {
  let kept = ''
  let assets = ''
  return {
    name: 'keep-assets',
    hooks: {
      'astro:config:done': ({ config }) => {
        assets = join(fileURLToPath(config.outDir), '_astro')
      },
      'astro:build:start': async () => {
        kept = await mkdtemp(join(tmpdir(), 'kept-assets-'))
        // The asynchronous copy of thousands of small files takes twenty times as long.
        if ((await filesIn(assets)).length > 0) cpSync(assets, kept, { recursive: true })
      },
      'astro:build:done': async ({ logger }) => {
        const ages: Ages = JSON.parse(await readFile(join(kept, agesFile), 'utf8').catch(() => '{}'))
        const now = new Set(await filesIn(assets))
        const before = (await filesIn(kept)).filter((file) => file !== agesFile)
        const stay = agesAfter(before, ages, now)
        await mkdir(assets, { recursive: true })
        for (const file of stay.keys()) cpSync(join(kept, file), join(assets, file))
        await writeFile(join(assets, agesFile), `${JSON.stringify(Object.fromEntries(stay))}\n`)
        await rm(kept, { recursive: true, force: true })
        logger.info(`${stay.size} files of earlier builds kept`)
      },
    },
  }
}

/** Stored beside the files, so that it is copied with them. */
const agesFile = 'ages.json'

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
}
