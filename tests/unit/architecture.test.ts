import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { wings } from '#scripts/imports/areas.ts'

test('docs/architecture.md has every area of every wing, in the order of imports', () => {
  const text = readFileSync('docs/architecture.md', 'utf8')
  const rows = text.slice(text.indexOf('| wing | area |')).split('\n\n')[0]?.split('\n').slice(2) ?? []
  const found: Record<string, string[]> = {}
  let wing = ''
  for (const row of rows) {
    const [, first = '', areas = ''] = row.split('|')
    wing = /\*\*(\w+)\*\*/.exec(first)?.[1] ?? wing
    found[wing] = [...(found[wing] ?? []), ...[...areas.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => name)]
  }
  expect(found).toEqual(wings)
})
