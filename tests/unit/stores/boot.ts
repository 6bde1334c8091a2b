import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { type KeyValue, memoryStorage } from '#stores/environment.ts'

const early = readFileSync('src/layouts/boot.js', 'utf8')

interface Opening {
  readonly tab?: KeyValue | 'blocked'
  readonly device?: KeyValue
  /** Attributes of the page, such as its guard. */
  readonly dataset?: Readonly<Record<string, string>>
}

/** Runs the script in the head of every page for this address in a tab. */
export function runEarly(address: string, { tab = memoryStorage(), device = memoryStorage(), dataset }: Opening = {}) {
  let url = new URL(address)
  const left: string[] = []
  const marks: Record<string, string> = { ...dataset }
  const storage = (values: KeyValue | 'blocked') => {
    if (values === 'blocked') throw new Error('SecurityError')
    return { getItem: (key: string) => values.get(key) ?? null, setItem: values.set }
  }
  runInNewContext(early, {
    document: {
      documentElement: { dataset: marks, classList: { add: () => undefined } },
      addEventListener: () => undefined,
    },
    location: {
      origin: url.origin,
      get pathname() {
        return url.pathname
      },
      get search() {
        return url.search
      },
      get hash() {
        return url.hash
      },
      replace: (to: string) => left.push(to),
    },
    history: {
      state: null,
      replaceState(_state: unknown, _title: string, to: string) {
        url = new URL(to, url)
      },
    },
    get sessionStorage() {
      return storage(tab)
    },
    get localStorage() {
      return storage(tab === 'blocked' ? tab : device)
    },
    addEventListener: () => undefined,
    URLSearchParams,
  })
  return { left, address: url.href, marks }
}
