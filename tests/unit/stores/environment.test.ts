import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { login } from '#stores/account/auth/open-session.ts'
import { type Environment, environment, memoryStorage, setEnvironment } from '#stores/environment.ts'

/** A browser's storage of this kind. */
function storage(set: (key: string, value: string) => void = () => undefined) {
  const { get, remove } = memoryStorage()
  return { getItem: get, setItem: set, removeItem: remove }
}

const blocked = () => {
  throw new DOMException('blocked', 'SecurityError')
}

/** The environment of a browser with these globals. */
async function inBrowser(globals: Readonly<Record<string, unknown>>): Promise<Environment> {
  for (const [name, value] of Object.entries(globals)) vi.stubGlobal(name, value)
  vi.resetModules()
  return (await import('#stores/environment.ts')).environment
}

beforeEach(() => {
  vi.stubGlobal('document', {})
  vi.stubGlobal('sessionStorage', storage())
  vi.stubGlobal('localStorage', storage())
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.resetModules()
})

test('a page with cryptography and storage has no obstacle', async () => {
  expect((await inBrowser({})).obstacle()).toBeUndefined()
})

test('an address that is not secure is one, with or without storage (rule 2.26)', async () => {
  expect((await inBrowser({ crypto: { getRandomValues: () => undefined } })).obstacle()).toBe('insecure')
  expect((await inBrowser({ sessionStorage: storage(blocked) })).obstacle()).toBe('insecure')
})

test('a blocked storage of the tab is one, whether reading or writing it fails (rule 2.26)', async () => {
  expect((await inBrowser({ sessionStorage: storage(blocked) })).obstacle()).toBe('storage_blocked')
  vi.stubGlobal('sessionStorage', undefined)
  expect((await inBrowser({})).obstacle()).toBe('storage_blocked')
})

test('a login is remembered by the tab alone, so a blocked storage of the device is no obstacle', async () => {
  expect((await inBrowser({ localStorage: storage(blocked) })).obstacle()).toBeUndefined()
})

test('what does not fit into a full storage is kept by the page', async () => {
  const kept = memoryStorage()
  const full = { getItem: kept.get, removeItem: kept.remove, setItem: kept.set }
  const { tab } = await inBrowser({ sessionStorage: full })
  tab.set('key', 'before')
  full.setItem = () => {
    throw new DOMException('full', 'QuotaExceededError')
  }
  tab.set('key', 'after')
  expect([tab.get('key'), kept.get('key')]).toEqual(['after', 'before'])
  expect(tab.keys()).toContain('key')
  tab.remove('key')
  expect([tab.get('key'), kept.get('key')]).toEqual([undefined, undefined])
})

test('a sealed call without a secure address fails with a sentence of its own, and sends nothing', async () => {
  const before = environment
  const fetched = vi.fn()
  vi.stubGlobal('fetch', fetched)
  setEnvironment({ ...before, obstacle: () => 'insecure' })
  await expect(login({ username: 'maria', password: 'x' })).rejects.toMatchObject({ fault: { kind: 'insecure' } })
  expect(fetched).not.toHaveBeenCalled()
  setEnvironment(before)
})
