import { existsSync, readFileSync } from 'node:fs'
import { expect } from 'vitest'

/** Demands that a cell of a documentation table names tests, each by its file and its title, and that they are there. */
export function expectShownBy(cell: string): void {
  const named = [...cell.matchAll(/`(tests\/[^`]+)`: ((?:"[^"]+"(?:, )?)+)/g)]
  expect(named.length, cell).toBeGreaterThan(0)
  for (const [, file = '', titles = ''] of named) {
    expect(existsSync(file), file).toBe(true)
    const text = readFileSync(file, 'utf8')
    for (const [, title = ''] of titles.matchAll(/"([^"]+)"/g)) expect(text, file).toContain(title)
  }
}
