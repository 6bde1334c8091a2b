import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { publicFiles } from '#scripts/build/public-files.ts'

test('public files are in the site, also those behind links, when the next step begins', async () => {
  const root = await mkdtemp(join(tmpdir(), 'project-'))
  onTestFinished(() => rm(root, { recursive: true }))
  await mkdir(join(root, 'elsewhere/art'), { recursive: true })
  await writeFile(join(root, 'elsewhere/art/mark.svg'), '<svg/>')
  await mkdir(join(root, 'public'))
  await writeFile(join(root, 'public/a.txt'), 'a')
  await symlink(join(root, 'elsewhere/art'), join(root, 'public/art'))
  const { hooks } = publicFiles()
  const folder = (name: string) => pathToFileURL(join(root, name, '/'))
  const given = { config: { publicDir: folder('public'), outDir: folder('dist') } }
  for (const name of ['astro:config:done', 'astro:build:setup', 'astro:build:done'] as const)
    await (hooks[name] as ((options: unknown) => unknown) | undefined)?.(given)
  expect(await readFile(join(root, 'dist/a.txt'), 'utf8')).toBe('a')
  expect(await readFile(join(root, 'dist/art/mark.svg'), 'utf8')).toBe('<svg/>')
})
