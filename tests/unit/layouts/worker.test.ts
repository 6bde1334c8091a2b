import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const source = readFileSync('src/layouts/worker.js', 'utf8')
const origin = 'https://site.example'
const deploy = {
  version: 'b',
  offline: { '': '/offline/', en: '/en/offline/' },
  files: ['/_astro/site.css'],
  keepable: {},
}

/** An address as a cache and a network know it. */
const pathOf = (asked: string | { readonly url: string }) =>
  new URL(typeof asked === 'string' ? asked : asked.url, origin).pathname

/** Starts the worker with these caches; the network answers with `text`, unless it is down. */
function start(call: string, kept: Record<string, Record<string, string>> = {}) {
  const boxes = new Map(Object.entries(kept).map(([name, box]) => [name, new Map(Object.entries(box))]))
  const network = { text: 'now', isDown: false, asked: [] as string[] }
  const left: string[] = []
  const tabs: object[] = []
  /** A tab of the site. */
  const openTab = (path: string) => {
    const tab = {
      url: origin + path,
      focus: () => {
        left.push(`focus ${path}`)
        return Promise.resolve(tab)
      },
      navigate: (to: URL) => left.push(`navigate ${to}`),
    }
    tabs.push(tab)
  }
  const listeners = new Map<string, (event: object) => void>()
  const fetch = (asked: { readonly url: string }) => {
    if (network.isDown) return Promise.reject(new TypeError('no network'))
    network.asked.push(pathOf(asked))
    return Promise.resolve(new Response(network.text))
  }
  const open = (name: string) => {
    const box = boxes.get(name) ?? new Map<string, string>()
    boxes.set(name, box)
    return Promise.resolve({
      addAll: async (all: readonly { readonly url: string }[]) => {
        for (const one of all) box.set(pathOf(one), await (await fetch(one)).text())
      },
      put: async (asked: { readonly url: string }, answer: Response) => box.set(pathOf(asked), await answer.text()),
    })
  }
  const match = (asked: string | { readonly url: string }) => {
    const found = [...boxes.values()].find((box) => box.has(pathOf(asked)))?.get(pathOf(asked))
    return Promise.resolve(found === undefined ? undefined : new Response(found))
  }
  runInNewContext(`${source}\n${call}`, {
    URL,
    Response,
    Request: class {
      readonly url: string
      constructor(path: string) {
        this.url = origin + path
      }
    },
    location: { origin },
    fetch,
    caches: {
      open,
      match,
      keys: () => Promise.resolve([...boxes.keys()]),
      delete: (name: string) => Promise.resolve(boxes.delete(name)),
    },
    clients: {
      claim: () => left.push('claim'),
      matchAll: () => Promise.resolve(tabs),
      openWindow: (to: URL) => left.push(`open ${to}`),
    },
    registration: {
      unregister: () => left.push('unregister'),
      showNotification: (title: string, options: object) => left.push(`${title} ${JSON.stringify(options)}`),
    },
    skipWaiting: () => left.push('skip'),
    addEventListener: (name: string, listener: (event: object) => void) => listeners.set(name, listener),
  })
  /** Sends an event; gives the answer to it once all that it began is done. */
  const send = async (name: string, request?: object, more: object = {}): Promise<string | undefined> => {
    const work: Promise<unknown>[] = []
    let answer: Promise<Response> | undefined
    listeners.get(name)?.({
      ...more,
      request,
      waitUntil: (begun: Promise<unknown>) => work.push(begun),
      respondWith: (given: Promise<Response>) => {
        answer = given
      },
    })
    const text = await (await answer)?.text()
    await Promise.all(work)
    return text
  }
  const ask = (path: string, mode = 'cors', method = 'GET') =>
    send('fetch', { url: path.startsWith('http') ? path : origin + path, mode, method })
  const tap = (data: string) =>
    send('notificationclick', undefined, { notification: { data, close: () => left.push('close') } })
  return { boxes, network, left, send, ask, openTab, tap }
}

const serving = `serve(${JSON.stringify(deploy)})`

test('a page always comes from the network, and without one the offline page of its language answers (rule 5.18)', async () => {
  const { network, send, ask } = start(serving)
  network.text = 'offline page'
  await send('install')
  for (const text of ['first', 'second']) {
    network.text = text
    expect(await ask('/rng/', 'navigate')).toBe(text)
  }
  network.isDown = true
  expect(await ask('/rng/', 'navigate')).toBe('offline page')
  expect(await ask('/constructor/', 'navigate')).toBe('offline page')
  network.isDown = false
  expect(await ask('/rng/', 'navigate')).toBe('second')
})

test('a hashed file is asked for once in a deploy', async () => {
  const { network, ask } = start(serving)
  expect([await ask('/_astro/a.hash.js'), await ask('/_astro/a.hash.js')]).toEqual(['now', 'now'])
  expect(network.asked).toEqual(['/_astro/a.hash.js'])
})

test.each([
  ['a call', '/wps/system/status', 'cors', 'GET'],
  ['a post', '/_astro/a.hash.js', 'cors', 'POST'],
  ['a picture', '/art/tiles/a.webp', 'no-cors', 'GET'],
  ['another site', 'https://other.example/_astro/a.hash.js', 'cors', 'GET'],
])('%s is left to the browser', async (_what, path, mode, method) => {
  const { ask } = start(serving)
  expect(await ask(path, mode, method)).toBeUndefined()
})

test('a deploy takes over at once and deletes the files of those before it', async () => {
  const { boxes, left, send } = start(serving, { 'site-a': { '/_astro/old.js': 'old' } })
  await send('install')
  await send('activate')
  expect([...boxes.keys()]).toEqual(['site-b'])
  expect([...(boxes.get('site-b')?.keys() ?? [])]).toEqual(['/offline/', '/en/offline/', '/_astro/site.css'])
  expect(left).toEqual(['skip', 'claim'])
})

test('switched off, it deletes everything and goes', async () => {
  const { boxes, left, send, ask } = start('leave()', { 'site-a': { '/offline/': 'old' } })
  await send('install')
  await send('activate')
  expect(boxes.size).toBe(0)
  expect(left).toEqual(['skip', 'unregister'])
  expect(await ask('/rng/', 'navigate')).toBeUndefined()
})

test('a push message is shown as the gateway wrote it (rule 12.17)', async () => {
  const { left, send } = start(serving)
  const told = { title: 'Seu saque foi pago', body: 'Toque para ver.', lang: 'pt', tag: 'withdrawals' }
  await send('push', undefined, { data: { json: () => ({ ...told, path: '/member/withdraw/' }) } })
  const { title, ...shown } = told
  expect(left).toEqual([`${title} ${JSON.stringify({ ...shown, icon: '/icon-192.png', data: '/member/withdraw/' })}`])
})

const page = '/en/member/withdraw/'
test.each([
  ['without a tab, it opens one', [], [`open ${origin}${page}`]],
  ['a tab that shows the page comes to the front', ['/en/', page], [`focus ${page}`]],
  ['another tab leads there', ['/en/rng/'], ['focus /en/rng/', `navigate ${origin}${page}`]],
  ['a game or a popup is not left', ['/en/play/#x', '/en/play/1/', '/en/#deposit'], [`open ${origin}${page}`]],
])('a tap on a notice: %s', async (_what, tabs, acts) => {
  const { left, openTab, tap } = start(serving)
  for (const path of tabs) openTab(path)
  await tap(page)
  expect(left).toEqual(['close', ...acts])
})

test('a notice leads to no other site', async () => {
  const { left, tap } = start(serving)
  await tap('https://other.example/')
  await tap('//other.example/')
  expect(left).toEqual(['close', 'close'])
})
