import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { policy } from '#scripts/build/content-security.ts'
import { originsFile, readOrigins } from '#scripts/build/game-origins.ts'
import { buildInputs } from '#scripts/build/inputs.ts'
import { outsideOf } from '#scripts/build/outside.ts'
import { addedOrigin, originCells } from '#scripts/vendor-origins.ts'

const root = mkdtempSync(join(tmpdir(), 'arara-origins-'))
afterAll(() => rmSync(root, { recursive: true }))

const origin = 'https://games.example'
const state = (of: string) => originCells(['TUCUM', of], root)[2]

/** Writes the first page of a site that is built with what the checkout and the settings say. */
function build(variables: Readonly<Record<string, string>> = {}): void {
  const lines = policy('', '/', '', outsideOf(variables, readOrigins(root)))
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(
    join(root, 'dist/index.html'),
    `<meta http-equiv="content-security-policy" content="${lines.join('; ')}">`,
  )
}

test('an origin that is added is in the policy of the next build, and the command says what is to do', () => {
  expect(state(origin)).toBe(`not in dist/: npm run vendors -- origin-add TUCUM ${origin} --by NAME`)
  expect(addedOrigin(origin, root)).toContain('run `npm run build` and upload dist/')
  expect(JSON.parse(readFileSync(join(root, originsFile), 'utf8'))).toEqual([origin])
  expect(state(origin)).toBe('not yet in dist/: npm run build')
  build()
  expect(state(origin)).toBe('in dist/')
  expect(addedOrigin(origin, root)).toContain('allows https://games.example already')
  expect(state('https://other.example')).toMatch(/^not in dist/)
  expect(state('http://127.0.0.1:4322')).toMatch(/^not in dist/)
  build({ PUBLIC_GAME_ORIGINS: 'http://127.0.0.1:*' })
  expect(state('http://127.0.0.1:4322')).toBe('in dist/')
})

test('a build is not current when an origin was added', async () => {
  const folders = ['src', 'locales', 'scripts/build', 'scripts/verifier', 'scripts/art', 'public']
  for (const folder of folders) mkdirSync(join(root, folder), { recursive: true })
  for (const file of ['package-lock.json', 'astro.config.mjs', 'astro-i18next.config.ts', 'tsconfig.json'])
    writeFileSync(join(root, file), '')
  const before = await buildInputs(root)
  expect(await buildInputs(root)).toBe(before)
  addedOrigin('https://later.example', root)
  expect(await buildInputs(root)).not.toBe(before)
})

test('a list that names something else than origins stops the build', () => {
  writeFileSync(join(root, originsFile), '["https://games.example/ *"]')
  expect(() => readOrigins(root)).toThrow(originsFile)
})
