import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { lint, loadConfig } from '@redocly/openapi-core'
import { expect, test } from 'vitest'
import { calls, files } from '#contract/registry.ts'
import { callsToPlatform, callsToVendor } from '#contract/vendor/registry.ts'
import { openapiDocuments } from '#scripts/reference/openapi/documents.ts'

const documents = [...openapiDocuments()].map(([file, text]) => ({ file, text, name: basename(file, '.json') }))

test.each(documents)('the document $name of docs/openapi is the output of scripts/reference.ts', ({ file, text }) => {
  expect(readFileSync(file, 'utf8')).toBe(text)
})

test.each(documents)('the document $name of docs/openapi follows every rule of redocly.yaml', async ({ file }) => {
  const problems = await lint({ ref: file, config: await loadConfig({ configPath: 'redocly.yaml' }) })
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual([])
})

interface Operation {
  readonly operationId: string
  readonly summary: string
}

const expected = {
  players: [...calls, ...files],
  vendor: Object.values(callsToPlatform).map((call) => ({ ...call, method: 'POST' })),
  'to-vendor': Object.values(callsToVendor).map((call) => ({ ...call, method: 'POST' })),
}

test.each(documents)('the document $name of docs/openapi has each call once, and no other', ({ text, name }) => {
  const { paths } = JSON.parse(text) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
  }
  const found = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { operationId, summary }]) => [
      operationId,
      method.toUpperCase(),
      path,
      summary,
    ]),
  )
  const all = expected[name as keyof typeof expected].map((call) => [call.name, call.method, call.path, call.summary])
  expect(found.toSorted()).toEqual(all.toSorted())
})
