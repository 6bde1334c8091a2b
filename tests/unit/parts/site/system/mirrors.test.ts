import { expect, test } from 'vitest'
import { mirrorItems } from '#parts/site/system/mirrors.ts'
import { shapeByAll, textsOf } from '#tests/unit/ui/markup/ends.ts'

test('a mirror is named with its host, and only addresses of the web are links', () => {
  const list = [
    { url: 'https://arara.example/en/', name: 'First <1>' },
    { url: 'javascript:alert(1)', name: 'None' },
  ]
  const items = mirrorItems(list, 'https://site.invalid').map(shapeByAll)
  expect(items.map(textsOf)).toEqual([['First <1>', 'arara.example']])
  expect(items[0]?.content[0]).toMatchObject({
    tag: 'a',
    attributes: { href: 'https://arara.example/en/', rel: 'noopener' },
  })
})
