import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { printedDocument } from './document.ts'
import { playersDocument } from './players.ts'
import { toVendorDocument, vendorDocument } from './vendors.ts'

const root = join(import.meta.dirname, '../../..')
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly version: string }

/** The current text of each OpenAPI document, by its path. */
export const openapiDocuments = (): ReadonlyMap<string, string> =>
  new Map(
    [
      ['players', playersDocument(version)] as const,
      ['vendor', vendorDocument(version)] as const,
      ['to-vendor', toVendorDocument(version)] as const,
    ].map(([name, document]) => [join(root, `docs/openapi/${name}.json`), printedDocument(document)]),
  )
