// Detects whether the built site is current: a hash over everything that the build reads.
import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { siteAddress } from '#lib/site-address.ts'
import { readOrigins } from './game-origins.ts'

const folders = ['src', 'locales', 'scripts/build', 'scripts/verifier', 'scripts/art'] as const
const files = ['package-lock.json', 'astro.config.mjs', 'astro-i18next.config.ts', 'tsconfig.json'] as const

/** Environment variables that affect the pages. */
const variables = [
  'PUBLIC_GATEWAY_URL',
  'PUBLIC_SITE_URL',
  'GATEWAY_URL',
  'PUBLIC_JURISDICTION',
  'PACK_QUALITY',
  'BRAND',
  'SEED_GAMES',
  'PUBLIC_FIREBASE_API_KEY',
  'PUBLIC_CHAT_ORIGIN',
  'PUBLIC_GAME_ORIGINS',
  'PUBLIC_SERVICE_WORKER',
] as const

/** Hash of the contents of sources and settings, and of the names and sizes of public files. */
export async function buildInputs(root: string): Promise<string> {
  const hash = createHash('sha256')
  for (const name of variables) hash.update(`${name}=${process.env[name] ?? ''}\n`)
  hash.update(`${siteAddress(process.env)}\n`)
  hash.update(`${readOrigins(root)}\n`)
  // A brand's logos may be in the same directory.
  if (process.env.BRAND) {
    const folder = dirname(process.env.BRAND)
    for (const file of await filesIn(folder)) hash.update(`${file}\n`).update(await readFile(join(folder, file)))
  }
  for (const file of files) hash.update(await readFile(join(root, file)))
  for (const folder of folders) {
    for (const file of await filesIn(join(root, folder)))
      hash.update(`${file}\n`).update(await readFile(join(root, folder, file)))
  }
  for (const file of await filesIn(join(root, 'public'))) hash.update(`${file}\n`)
  return hash.digest('hex')
}

/** Files below a folder, as paths from it, in a stable order. */
export async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort()
}
