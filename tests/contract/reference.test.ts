import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { calls } from '#contract/registry.ts'
import { EnvironmentStruct } from '#gateway/environment.ts'
import { reference, referenceFile } from '#scripts/reference.ts'

test('docs/gateway.md is the output of scripts/reference.ts', () => {
  expect(readFileSync(referenceFile, 'utf8')).toBe(reference())
})

test('docs/gateway.md names every call and every setting', () => {
  const text = reference()
  for (const { name, method, path } of calls) {
    expect(text).toContain(`#### ${name}\n`)
    expect(text).toContain(`\`${method} ${path}\``)
  }
  for (const variable of Object.keys(EnvironmentStruct.schema))
    expect(text).toMatch(new RegExp(`^\\| \`${variable}\` +\\|`, 'm'))
})
