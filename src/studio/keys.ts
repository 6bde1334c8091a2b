import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { array, size, string, type } from 'superstruct'
import type { ExchangeKey } from '#contract/vendor/exchange.ts'

/** A key with the vendor that it signs for. */
export interface StudioKey extends ExchangeKey {
  readonly vendor: string
}

const KeysStruct = array(type({ vendor: string(), id: string(), secret: size(string(), 16, 200) }))

/** The file with the keys that the platform gave, in the studio's directory. */
const keysFile = (dataDir: string) => join(dataDir, 'keys.json')

export interface StudioKeys {
  byId(id: string): StudioKey | undefined
  /** The key that signs a vendor's requests. */
  ofVendor(vendor: string): StudioKey | undefined
}

/** The keys of the file. It is read again when it has changed, so that a new key works without a restart. */
export function studioKeys(dataDir: string): StudioKeys {
  let read: { readonly at: number; readonly keys: readonly StudioKey[] } = { at: 0, keys: [] }
  const current = () => {
    const at = statSync(keysFile(dataDir), { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (at !== read.at)
      read = { at, keys: at === 0 ? [] : KeysStruct.create(JSON.parse(readFileSync(keysFile(dataDir), 'utf8'))) }
    return read.keys
  }
  return {
    byId: (id) => current().find((key) => key.id === id),
    ofVendor: (vendor) => current().find((key) => key.vendor === vendor),
  }
}
