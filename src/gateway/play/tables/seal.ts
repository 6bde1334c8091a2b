import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

// Seeds decide results that are still to come, so they are never readable in the database or its backups. The key is
// kept apart from it: in FAIRNESS_KEY, or in a file of the data directory that is made at first use.

interface KeyPlace {
  readonly fairnessKey?: string | undefined
  readonly dataDir: string
}

const keyBytes = 32
const keys = new WeakMap<KeyPlace, Buffer>()

/** Seals a text with AES-256-GCM: initial value, tag and cipher text, base64url, joined by dots. */
export function sealSeed(place: KeyPlace, seed: string): string {
  const iv = randomBytes(12)
  const cipher = createCipheriv('aes-256-gcm', keyOf(place), iv)
  const sealed = Buffer.concat([cipher.update(seed, 'utf8'), cipher.final()])
  return [iv, cipher.getAuthTag(), sealed].map((part) => part.toString('base64url')).join('.')
}

/** @throws Error if the text was sealed with another key, or changed */
export function openSeed(place: KeyPlace, sealed: string): string {
  const [iv, tag, text] = sealed.split('.').map((part) => Buffer.from(part, 'base64url'))
  if (!(iv && tag && text)) throw new Error('A sealed seed has three parts')
  const decipher = createDecipheriv('aes-256-gcm', keyOf(place), iv, { authTagLength: 16 })
  decipher.setAuthTag(tag)
  return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8')
}

function keyOf(place: KeyPlace): Buffer {
  const known = keys.get(place)
  if (known) return known
  const key = Buffer.from(place.fairnessKey ?? keyInFile(place.dataDir), 'base64url')
  if (key.length !== keyBytes) throw new Error('The key of the seeds has not 32 bytes')
  keys.set(place, key)
  return key
}

/** The key in the data directory; made if there is none. Of two processes that make it at once, one is faster. */
function keyInFile(dataDir: string): string {
  const file = join(dataDir, 'fairness.key')
  mkdirSync(dataDir, { recursive: true })
  try {
    writeFileSync(file, randomBytes(keyBytes).toString('base64url'), { flag: 'wx', mode: 0o600 })
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  }
  return readFileSync(file, 'utf8').trim()
}
