// Build step: writes .br and .gz beside every text file, so that the server need not compress.
import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { centreRoutes } from '#lib/screen-route.ts'
import { KeptFiles } from './kept.ts'
import type { Packed } from './pack.ts'
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

/**
 * Packs files in as many threads as there are processors, and keeps what it packed between builds.
 *
 * @returns the build step, which packs what is in the folder in the end, and `take`, for files that are finished before: they
 *   are packed while others are drawn
 */
export function precompress(): { readonly integration: AstroIntegration; readonly take: Take } {
  const most = qualityOf(process.env.PACK_QUALITY)
  const began = Date.now()
  let root = ''
  let kept = ''
  const packing = new Map<string, Promise<Packed | undefined>>()
  const pack = (file: string, body?: Uint8Array) => {
    const asked = ask('pack', { file: root + file, quality: qualityFor(file, most), kept, began, ...(body && { body }) })
    // Whoever waits for all of them hears of a failure; until then it must not end the process.
    asked.catch(() => undefined)
    packing.set(file, asked)
  }
  const integration: AstroIntegration = {
    name: 'precompress',
    hooks: {
      'astro:config:done': ({ config }) => {
        root = fileURLToPath(config.outDir)
        kept = fileURLToPath(new URL('.cache/packed', config.root))
      },
      'astro:build:done': async ({ logger }) => {
        const files = (await readdir(root, { recursive: true })).map((file) => file.replaceAll('\\', '/'))
        for (const file of files) if (text.test(file) && !packing.has(file)) pack(file)
        const packed = (await Promise.all(packing.values())).filter((one) => one !== undefined)
        const names = new Set(packed.map(({ name }) => name))
        new KeptFiles(kept, began).end(names)
        const made = packed.filter(({ isNew }) => isNew).length
        logger.info(`${packed.length} files compressed: ${made} new, ${packed.length - made} as before`)
      },
    },
  }
  return { integration, take: (file, body) => text.test(file) && pack(file, body) }
}

/** @throws RangeError for what is no quality of brotli */
function qualityOf(setting = ''): number {
  const quality = setting === '' ? best : Number(setting)
  if (!Number.isInteger(quality) || quality < 0 || quality > best)
    throw new RangeError(`PACK_QUALITY: "${setting}" is no whole number from 0 to ${best}`)
  return quality
}
