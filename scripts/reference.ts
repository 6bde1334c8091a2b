// Writes docs/gateway.md from the contract. Run it after every change there; a test checks that the file is current.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commonErrors, idempotencyErrors, sealedErrors } from '#contract/errors.ts'
import { bodyLimit } from '#gateway/platform/http/body.ts'
import { callSections, errorTable, fileSections } from './reference/calls.ts'

const root = join(import.meta.dirname, '..')

/** Path of the reference. */
export const referenceFile = join(root, 'docs/gateway.md')

const listed = (codes: readonly string[]) => codes.map((code) => `\`${code}\``).join(', ')

/** The current text of the reference. */
export function reference(): string {
  const parts: Record<string, string> = {
    calls: callSections(),
    files: fileSections(),
    errors: errorTable(),
    'common-errors': listed(commonErrors),
    'sealed-errors': listed(sealedErrors),
    'idempotency-errors': listed(idempotencyErrors),
    'body-limit': String(bodyLimit / 1024),
    'foreign-client': [
      '```js',
      readFileSync(join(root, 'scripts/examples/foreign-client.mjs'), 'utf8').trimEnd(),
      '```',
    ].join('\n'),
  }
  const prose = readFileSync(join(root, 'scripts/reference/gateway.template.md'), 'utf8')
  return prose.replace(/\{\{([\w-]+)\}\}/g, (_, name: string) => {
    const part = parts[name]
    if (part === undefined) throw new Error(`gateway.template.md asks for ${name}, which nobody writes`)
    return part
  })
}

if (import.meta.main) writeFileSync(referenceFile, reference())
