// Build step: writes .br and .gz beside every text file, so that the server need not compress.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { AstroIntegration } from 'astro'
import { centreRoutes } from '#lib/screen-route.ts'
import { each } from './each.ts'
import { openKept } from './kept.ts'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)
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

/**
 * Packs as many files at once as there are processors (zlib has threads of its own). Brotli files are kept between
 * builds; gzip takes a fiftieth of the time, so each build makes its files again.
 */
export function precompress(): AstroIntegration {
  const quality = qualityOf(process.env.PACK_QUALITY)
  let packed = ''
  return {
    name: 'precompress',
    hooks: {
      'astro:config:done': ({ config }) => {
        packed = fileURLToPath(new URL('.cache/packed', config.root))
      },
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir)
        const files = (await readdir(root, { recursive: true })).filter((file) => text.test(file))
        const { keep, end } = await openKept(packed)
        await each(files, async (file) => {
          const body = await readFile(root + file)
          if (body.length < 512) return
          const own = qualityFor(file, quality)
          const method = `brotli ${process.versions.brotli} ${own}`
          const params = { [constants.BROTLI_PARAM_QUALITY]: own, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
          await writeFile(`${root}${file}.br`, await keep([method, body], () => brotli(body, { params })))
          await writeFile(`${root}${file}.gz`, await deflate(body, { level: 9 }))
        })
        const { made, found } = await end()
        logger.info(`${files.length} files compressed: ${made} new, ${found} as before`)
      },
    },
  }
}

/** @throws RangeError for what is no quality of brotli */
function qualityOf(setting = ''): number {
  const quality = setting === '' ? best : Number(setting)
  if (!Number.isInteger(quality) || quality < 0 || quality > best)
    throw new RangeError(`PACK_QUALITY: "${setting}" is no whole number from 0 to ${best}`)
  return quality
}
