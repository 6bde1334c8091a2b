import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { array, type Infer, size, string, type, union } from 'superstruct'
import type { ExchangeKey } from '#contract/vendor/exchange.ts'

/** A key with the vendor that it signs for. */
export interface StudioKey extends ExchangeKey {
  readonly vendor: string
}

/** A key pair of the studio in the dialect `aggregator`, and the platform's public key; in PEM. */
export interface DialectKey {
  readonly vendor: string
  /** The platform's `operator_id`. */
  readonly id: string
  readonly privateKey: string
  readonly publicKey: string
}

const KeyStruct = type({ vendor: string(), id: string(), secret: size(string(), 16, 200) })
const DialectKeyStruct = type({ vendor: string(), id: string(), privateKey: string(), publicKey: string() })
const KeysStruct = array(union([KeyStruct, DialectKeyStruct]))
type AnyKey = Infer<typeof KeyStruct> | Infer<typeof DialectKeyStruct>
const isOfDialect = (key: AnyKey): key is DialectKey => 'privateKey' in key

/** The file with the keys that the platform gave, in the studio's directory. */
const keysFile = (dataDir: string) => join(dataDir, 'keys.json')

export interface StudioKeys {
  byId(id: string): StudioKey | undefined
  /** The key that signs a vendor's requests. */
  ofVendor(vendor: string): StudioKey | DialectKey | undefined
  /** The key of an `operator_id` in the dialect. */
  ofDialect(id: string): DialectKey | undefined
}

/** The keys of the file. It is read again when it has changed, so that a new key works without a restart. */
export function studioKeys(dataDir: string): StudioKeys {
  let read: { readonly at: number; readonly keys: readonly AnyKey[] } = { at: 0, keys: [] }
  const current = () => {
    const at = statSync(keysFile(dataDir), { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (at !== read.at)
      read = { at, keys: at === 0 ? [] : KeysStruct.create(JSON.parse(readFileSync(keysFile(dataDir), 'utf8'))) }
    return read.keys
  }
  return {
    byId: (id) => current().find((key): key is StudioKey => key.id === id && !isOfDialect(key)),
    ofVendor: (vendor) => current().find((key) => key.vendor === vendor),
    ofDialect: (id) => current().find((key): key is DialectKey => key.id === id && isOfDialect(key)),
  }
}
