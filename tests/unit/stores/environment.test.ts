import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const place = { pathname: '/rng/', search: '?q=x', hash: '', assign: vi.fn() }

const channels: FakeChannel[] = []
class FakeChannel extends EventTarget {
  readonly name: string
  constructor(name: string) {
    super()
    this.name = name
    channels.push(this)
  }
  postMessage(data: unknown) {
    for (const other of channels) {
      if (other !== this && other.name === this.name) other.dispatchEvent(new MessageEvent('message', { data }))
    }
  }
}

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('document', {})
  vi.stubGlobal('location', place)
  vi.stubGlobal('BroadcastChannel', FakeChannel)
})
afterEach(() => vi.unstubAllGlobals())

const open = async () => (await import('#stores/environment.ts')).environment

test.each([
  ['', ''],
  ['#login', 'login'],
  ['#login%3Agame-7', 'login:game-7'],
  ['#a%C3%A7%C3%A3o', 'ação'],
  ['#%', '%'],
  ['#%E0%A4%A', '%E0%A4%A'],
])('the hash %j is read as %j', async (hash, read) => {
  place.hash = hash
  expect((await open()).place()).toEqual({ path: '/rng/', search: '?q=x', hash: read })
})

test('with blocked storage, values last for this visit', async () => {
  const blocked = {
    setItem() {
      throw new DOMException('blocked', 'SecurityError')
    },
  }
  vi.stubGlobal('sessionStorage', blocked)
  vi.stubGlobal('localStorage', blocked)
  const { tab, device } = await open()
  tab.set('a', '1')
  expect([tab.get('a'), tab.get('b'), device.get('a')]).toEqual(['1', undefined, undefined])
  tab.remove('a')
  expect(tab.get('a')).toBeUndefined()
})

test('working storage is used, each kind for its own values', async () => {
  const storage = () => {
    const values = new Map<string, string>()
    return {
      values,
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
      removeItem: (key: string) => void values.delete(key),
    }
  }
  const [session, local] = [storage(), storage()]
  vi.stubGlobal('sessionStorage', session)
  vi.stubGlobal('localStorage', local)
  const { tab, device } = await open()
  tab.set('a', '1')
  device.set('b', '2')
  expect([[...session.values], [...local.values]]).toEqual([[['a', '1']], [['b', '2']]])
  expect([tab.get('a'), tab.get('b'), device.get('b')]).toEqual(['1', undefined, '2'])
  tab.remove('a')
  expect(tab.get('a')).toBeUndefined()
})

test('a broadcast reaches the other tabs and not its own', async () => {
  const first = await open()
  vi.resetModules()
  const second = await open()
  const heard: unknown[] = []
  first.onBroadcast((message) => heard.push(['first', message]))
  second.onBroadcast((message) => heard.push(['second', message]))
  first.broadcast({ type: 'logout', reason: 'left', session: 7 })
  expect(heard).toEqual([['second', { type: 'logout', reason: 'left', session: 7 }]])
})

test('the environment of the static build stores values and broadcasts nothing', async () => {
  vi.unstubAllGlobals()
  const environment = await open()
  expect(environment.place()).toEqual({ path: '/', search: '', hash: '' })
  environment.move('#login', 'push')
  expect(environment.place().hash).toBe('')
})
