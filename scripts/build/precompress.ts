// Build step: writes .br and .gz beside every text file, so that the server need not compress.
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { AstroIntegration } from 'astro'

const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)
const text = /\.(html|css|js|mjs|json|svg|txt|xml|webmanifest)$/

export function precompress(): AstroIntegration {
  return {
    name: 'precompress',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const root = fileURLToPath(dir)
        const files = (await readdir(root, { recursive: true })).filter((file) => text.test(file))
        for (const file of files) {
          const body = await readFile(root + file)
          if (body.length < 512) continue
          const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: body.length }
          await writeFile(`${root}${file}.br`, await brotli(body, { params }))
          await writeFile(`${root}${file}.gz`, await deflate(body, { level: 9 }))
        }
        logger.info(`${files.length} files compressed`)
      },
    },
  }
}
