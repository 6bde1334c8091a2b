// Build step: writes .br and .gz beside every text file, so that the server need not compress.
import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { centreRoutes } from '#lib/screen-route.ts'
import { KeptFiles } from './cached-builds.ts'
import type { Unpacked } from './pack.ts'
import { ask } from './threads.ts'

const text = /\.(html|css|js|mjs|json|svg|txt|xml|webmanifest)$/

/** The best that there is: 10 takes 0.4 of its time, and pages are 1.4 % larger. */
const best = 11

/**
 * Pages of the centres are most of the pages, and their readers have come through others that brought all they share: there
 * the time of a build counts more than the last per cent.
 */
const ofCentres = new RegExp(`(^|/)(${Object.values(centreRoutes).join('|').replaceAll('/', '')})/.*\\.html$`)
const lessForCentres = 10

/** How hard a file of the site is packed. @param file its path in the folder of the site */
export const qualityFor = (file: string, most: number) => (ofCentres.test(file) ? Math.min(most, lessForCentres) : most)

/** Takes a file that is finished. @param file its path in the folder of the site */
export type Take = (file: string, body: Uint8Array) => void

/** Files for which a thread is asked at once: each question takes this thread a while, too. */
const batch = 4

/**
 * Packs files in as many threads as there are processors, and keeps what it packed between builds.
 *
 * @returns the build step, which packs what is in the folder in the end; and `take`, for files that are finished before: they
 *   are packed while others are drawn
 */
export function precompress(): { readonly integration: AstroIntegration; readonly take: Take } {
  const most = qualityOf(process.env.PACK_QUALITY)
  const began = Date.now()
  let root = ''
  let kept = ''
  const taken = new Set<string>()
  let next: Unpacked[] = []
  const packing: ReturnType<typeof packNext>[] = []

  const packNext = () => {
    const asked = ask('pack', { files: next, kept, began })
    // Whoever waits for all of them hears of a failure; until then it must not end the process.
    asked.catch(() => undefined)
    next = []
    return asked
  }
  const add = (file: string, body?: Uint8Array) => {
    if (!text.test(file) || taken.has(file)) return
    taken.add(file)
    next.push({ file: root + file, quality: qualityFor(file, most), ...(body && { body }) })
    if (next.length === batch) packing.push(packNext())
  }

  const integration: AstroIntegration = {
    name: 'precompress',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.outDir)
        kept = fileURLToPath(new URL('.cache/packed', config.root))
      },
      'astro:build:done': async ({ logger }) => {
        for (const file of await readdir(root, { recursive: true })) add(file.replaceAll('\\', '/'))
        const packed = (await Promise.all([...packing, packNext()])).flat()
        new KeptFiles(kept, began).end(new Set(packed.map(({ name }) => name)))
        const made = packed.filter(({ isNew }) => isNew).length
        logger.info(`${packed.length} files compressed: ${made} new, ${packed.length - made} as before`)
      },
    },
  }
  return { integration, take: add }
}

/** @throws RangeError for what is no quality of brotli */
function qualityOf(setting = ''): number {
  const quality = setting === '' ? best : Number(setting)
  if (!Number.isInteger(quality) || quality < 0 || quality > best)
    throw new RangeError(`PACK_QUALITY: "${setting}" is no whole number from 0 to ${best}`)
  return quality
}
