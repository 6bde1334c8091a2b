// Writes docs/gateway.md, docs/vendors.md and docs/openapi from the contract. Run it after every change there; a test checks that the files are current.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { commonErrors, idempotencyErrors, sealedErrors } from '#contract/errors.ts'
import { bodyLimit } from '#gateway/platform/http/body.ts'
import { callSections, errorTable, fileSections } from './reference/calls.ts'
import { openapiDocuments } from './reference/openapi/documents.ts'
import { vendorParts } from './reference/vendors.ts'

const root = join(import.meta.dirname, '..')

/** Path of the reference. */
export const referenceFile = join(root, 'docs/gateway.md')
/** Path of the reference for vendors. */
export const vendorsFile = join(root, 'docs/vendors.md')

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
  return filled('gateway', parts)
}

/** The current text of the reference for vendors. */
export const vendorsReference = (): string => filled('vendors', vendorParts())

function filled(template: string, parts: Readonly<Record<string, string>>): string {
  const prose = readFileSync(join(root, `scripts/reference/${template}.template.md`), 'utf8')
  return prose.replace(/\{\{([\w-]+)\}\}/g, (_, name: string) => {
    const part = parts[name]
    if (part === undefined) throw new Error(`${template}.template.md asks for ${name}, which nobody writes`)
    return part
  })
}

if (import.meta.main) {
  writeFileSync(referenceFile, reference())
  writeFileSync(vendorsFile, vendorsReference())
  for (const [file, text] of openapiDocuments()) writeFileSync(file, text)
}
