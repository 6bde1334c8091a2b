// A copy of the project, for builds that must not change this one: with other languages, or another operator's brand.
import { cp, mkdtemp, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const copied = [
  ...['src', 'locales', 'scripts', 'tests/support'],
  ...['package.json', 'package-lock.json', 'tsconfig.json', 'astro.config.mjs', 'astro-i18next.config.ts'],
]
const linked = ['node_modules', 'public']

/** Copies what a build and a gateway need to a new folder. @returns the folder, which the caller deletes */
export async function copyProject(): Promise<string> {
  const root = await mkdtemp(join(tmpdir(), 'arara-copy-'))
  for (const name of copied) await cp(name, join(root, name), { recursive: true })
  for (const name of linked) await symlink(join(process.cwd(), name), join(root, name))
  return root
}
