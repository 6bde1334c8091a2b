import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bundles } from '#scripts/build/bundle-modules.ts'

test('each module of a bundle is there, and in one bundle only', () => {
  const all = Object.values(bundles).flat()
  const written = all.filter((name) => !name.startsWith('\0'))
  const missing = written.filter((name) => !existsSync(name.startsWith('node_modules/') ? name : `src/${name}`))
  expect(missing).toEqual([])
  expect(new Set(all).size).toBe(all.length)
})
