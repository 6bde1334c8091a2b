import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const pages = globSync('src/**/*.astro').map((file) => readFileSync(file, 'utf8'))
const islands = new Map(
  pages.flatMap((page) =>
    [...page.matchAll(/<([A-Z]\w+)\s+client:/g)].map(([, name = '']) => {
      const file = new RegExp(`import \\{ ${name} \\} from '#islands/(.+)'`).exec(page)?.[1]
      return [name, file ?? ''] as const
    }),
  ),
)

test('every island says so when it breaks', () => {
  expect(islands.size).toBeGreaterThan(10)
  const bare = [...islands].filter(
    ([name, file]) => !readFileSync(`src/islands/${file}`, 'utf8').includes(`export const ${name} = guarded(`),
  )
  expect(bare.map(([name]) => name)).toEqual([])
})
