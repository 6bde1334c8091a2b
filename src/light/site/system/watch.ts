import { clockEvent, hearTime, now } from '#lib/clock.ts'
import { whenIdle } from '#light/when-idle.ts'
import type { Trouble } from '#stores/site/system/system.ts'
import { mendStaleDeploy } from './deploy.ts'
import { registerWorker } from './worker.ts'

type Kind = Exclude<Trouble['kind'], 'settled' | 'closed'> | 'offline' | 'back'

/** The path of `contract/site/system/get-status.ts`, repeated here because that module would load the whole contract. */
export const statusPath = '/wps/system/status'

/**
 * Milliseconds: between two checks while the site is closed, the longest between two tries to reach the gateway, and before
 * the last check.
 */
const closedEvery = 30_000
const longestPause = 30_000
const freshFor = 60_000

/**
 * Watches whether the service can be used: maintenance, region block, no network, no gateway, a slow or crowded gateway, and
 * a deploy under the open page. The bar's texts are part of the page, because they could not be loaded without a network.
 */
export function watchSystem(bar: HTMLElement): void {
  const text = bar.querySelector('p')
  const count = bar.querySelector('output')
  const button = bar.querySelector('button')
  let kind: Kind | undefined
  let tries = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let ticking: ReturnType<typeof setInterval> | undefined
  let looked = 0
  /** Counts events that make an older check obsolete: a newer check, or a lost connection. */
  let turn = 0
  let closed: (() => void) | undefined

  const show = (next: Kind | undefined, seconds?: number) => {
    clearInterval(ticking)
    kind = next
    bar.hidden = next === undefined
    if (!text || !count || !button || next === undefined) return
    bar.dataset.kind = next
    text.textContent = bar.dataset[next] ?? ''
    count.textContent = ''
    button.hidden = next === 'slow' || next === 'busy' || next === 'back'
    button.textContent = (next === 'contract' ? bar.dataset.reload : bar.dataset.retry) ?? ''
    if (seconds) countDown(seconds)
  }

  // Not a live region: a screen reader would read every second aloud.
  const countDown = (seconds: number) => {
    const until = now() + seconds * 1000
    const tick = () => {
      const left = Math.ceil((until - now()) / 1000)
      if (count) count.textContent = left > 0 ? `${left} s` : ''
      if (left > 0) return
      clearInterval(ticking)
      if (kind === 'away') void look()
      else show(undefined)
    }
    ticking = setInterval(tick, 1000)
    tick()
  }

  const later = () => {
    clearTimeout(timer)
    timer = setTimeout(() => void look(), Math.min(longestPause, 3000 * 2 ** tries++))
  }

  const look = async () => {
    clearTimeout(timer)
    looked = now()
    const mine = ++turn
    const status = await readStatus(bar.dataset.gateway ?? '')
    // Another check is running, or will follow.
    if (mine !== turn) return
    if (status === undefined) {
      if (kind === 'offline' || kind === 'down' || kind === 'away') later()
      return
    }
    tries = 0
    if (kind === 'offline' || kind === 'down' || kind === 'away') {
      show('back')
      dispatchEvent(new Event('site:back'))
      timer = setTimeout(() => kind === 'back' && show(undefined), 3000)
    }
    await showAvailability(status, mine)
  }

  const showAvailability = async (status: number, mine: number) => {
    if (status === 0) {
      closed?.()
      closed = undefined
      return
    }
    const { showClosed } = await import('./closed.ts')
    const open = await showClosed(status)
    if (mine !== turn) return open()
    closed?.()
    closed = open
    timer = setTimeout(() => void look(), closedEvery)
  }

  const lost = () => {
    turn += 1
    show(navigator.onLine ? 'down' : 'offline')
    later()
  }
  addEventListener('offline', lost)
  addEventListener('online', () => {
    // The first request may come too early: the next is soon, however long the network was away.
    tries = 0
    void look()
  })
  addEventListener('site:trouble', ({ detail }: CustomEventInit<Trouble>) => {
    if (detail?.kind === 'closed') void look()
    else if (detail?.kind === 'settled') kind === 'slow' && show(undefined)
    else if (detail?.kind === 'slow') kind ?? show('slow')
    else if (detail?.kind === 'down') kind === 'down' || kind === 'offline' || lost()
    else if (detail) show(detail.kind, 'seconds' in detail ? detail.seconds : undefined)
  })
  button?.addEventListener('click', () => (kind === 'contract' ? location.reload() : void look()))
  // Each answer brings the gateway's time.
  addEventListener(clockEvent, () => void look())
  addEventListener('visibilitychange', () => {
    if (!document.hidden && now() - looked > freshFor) void look()
  })
  mendStaleDeploy()
  whenIdle(() => {
    if (navigator.onLine) void look()
    else lost()
    registerWorker()
    // Safari's word for a page on the home screen of an iPhone.
    if ('standalone' in navigator && navigator.standalone)
      void import('./pull-to-refresh.ts').then(({ watchPull }) => watchPull(() => location.reload()))
  })
}

/** 0 normal, 1 maintenance, 2 region restricted; undefined without a valid answer. */
async function readStatus(gateway: string): Promise<number | undefined> {
  try {
    const asked = performance.now()
    const response = await fetch(gateway + statusPath, { cache: 'no-store', signal: AbortSignal.timeout(8000) })
    hearTime(asked, response.headers.get('date'))
    const { value } = await response.json()
    return [0, 1, 2].find((status) => status === value?.status)
  } catch {
    return undefined
  }
}
