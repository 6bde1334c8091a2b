import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Rules with `:has()` on what is around the content of every page (decision 0043). */
const around = /(?<![\w-])(?::root|html|body|main|\.frame|\.content|\.section)(?:\[[^\]]*\])*:has\(/

test('nothing around the content of every page is styled with :has()', () => {
  const styled = globSync('src/**/*.{css,astro}').map((file) => file.replaceAll('\\', '/'))
  expect(styled.length).toBeGreaterThan(50)
  const found = styled.filter((file) => around.test(readFileSync(file, 'utf8')))
  // The page of one game, where nothing is added to the content.
  expect(found).toEqual(['src/islands/play/games/seamless.css'])
})
