import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { files as calledFiles, calls } from '#contract/registry.ts'
import { withoutSummary } from '#scripts/build/summaries.ts'

test('contract modules of pages have no sentences that only the reference needs', () => {
  const files = readdirSync('src/contract', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  )
  const loaded = files.map((file) => withoutSummary(readFileSync(join('src/contract', file), 'utf8'))).join('\n')
  expect(loaded.match(/^ {2}summary: '',$/gm)).toHaveLength(calls.length + calledFiles.length)
  expect(loaded).not.toMatch(/^ {2}summary: '[^']/m)
})

test('other parts of a description stay unchanged', () => {
  const call = "  name: 'a',\n  summary: 'The guest\\'s \"word\".',\n  path: '/wps/a',\n"
  const without = "  name: 'a',\n  summary: '',\n  path: '/wps/a',\n"
  expect(withoutSummary(call)).toBe(without)
  // A long description has its own line.
  expect(withoutSummary(call.replace('summary: ', 'summary:\n    '))).toBe(without)
})
