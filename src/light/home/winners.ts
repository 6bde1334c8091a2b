import { tilePictures } from '#lib/art.ts'
import { now } from '#lib/clock.ts'
import { formatMoney } from '#lib/money.ts'
import { loadWinners, type Winner } from '#stores/play/lobby/winners.ts'
import { drift } from './drift.ts'

/** Milliseconds between two updates while the board is visible. */
const every = 60_000

/** From this width the list scrolls by itself; on phones people scroll it. */
const wide = '(min-width: 48rem)'

/**
 * Fills the winner board when it comes into view and keeps it current. On wide screens it scrolls by itself, unless reduced
 * motion is set. It stops while a pointer or the focus is in it, while it is paused, and while it is not visible.
 */
export function runWinners(board: HTMLElement, still: boolean): void {
  const box = board.querySelector<HTMLElement>('.winners__window')
  const list = board.querySelector<HTMLElement>('.winners__list')
  const pause = board.querySelector<HTMLInputElement>('.winners__pause input')
  if (!box || !list || !pause) return
  const locale = board.dataset.winners ?? ''
  const wideEnough = matchMedia(wide)
  const run = drift(box)
  let visible = false
  let read = 0
  const update = () => {
    const long = !still && wideEnough.matches && list.scrollHeight > box.clientHeight
    board.toggleAttribute('data-moving', long)
    if (long) double(list)
    run(long && visible && !document.hidden && !pause.checked && !box.matches(':hover, :focus-within'))
  }
  const load = async () => {
    read = now()
    const winners = await loadWinners(document.querySelector<HTMLElement>('.header')?.dataset.speaks ?? '')
    if (winners) fill(list, winners, locale)
    // A filled board keeps its rows while the gateway cannot be reached.
    else if (list.childElementCount > 0) return
    board.dataset.phase = winners === undefined ? 'failed' : winners.length === 0 ? 'empty' : 'ready'
    update()
  }
  const refresh = () => {
    if (visible && !document.hidden && now() - read >= every) void load()
    update()
  }
  board.querySelector('button')?.addEventListener('click', () => {
    board.dataset.phase = 'waiting'
    void load()
  })
  pause.addEventListener('change', update)
  wideEnough.addEventListener('change', update)
  for (const sign of ['pointerenter', 'pointerleave', 'focusin', 'focusout'] as const)
    box.addEventListener(sign, update)
  document.addEventListener('visibilitychange', refresh)
  setInterval(refresh, every)
  new IntersectionObserver(([entry]) => {
    visible = entry?.isIntersecting ?? false
    refresh()
  }).observe(board)
  void load()
}

function fill(list: HTMLElement, winners: readonly Winner[], locale: string): void {
  list.replaceChildren(...winners.map((winner) => rowOf(winner, locale)))
}

/** Appends a copy of the list for the loop, hidden from screen readers. */
function double(list: HTMLElement): void {
  if (list.querySelector('[aria-hidden]')) return
  const copies = [...list.children].map((row) => {
    const copy = row.cloneNode(true) as HTMLElement
    copy.setAttribute('aria-hidden', 'true')
    return copy
  })
  list.append(...copies)
}

function rowOf({ iconUrl, gameName, customerName, winAmount, currency, wonAt }: Winner, locale: string): HTMLElement {
  const row = document.createElement('li')
  const picture = document.createElement('img')
  const { src, webp } = tilePictures(iconUrl)
  Object.assign(picture, { alt: '', loading: 'lazy', width: 36, height: 48, sizes: '36px', srcset: webp, src })
  const words = document.createElement('div')
  const game = document.createElement('strong')
  game.textContent = gameName
  const winner = document.createElement('span')
  winner.textContent = `${customerName} · ${ago(wonAt, locale)}`
  words.append(game, winner)
  const sum = document.createElement('b')
  sum.className = 'sum'
  sum.textContent = formatMoney(winAmount, currency, locale)
  row.append(picture, words, sum)
  return row
}

const units = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const

/** The time since a moment, in the largest unit that fits. */
function ago(moment: string, locale: string): string {
  const past = now() - Date.parse(moment)
  const [unit, size] = units.find(([, length]) => past >= length) ?? units[2]
  return new Intl.RelativeTimeFormat(locale, { numeric: 'auto', style: 'short' }).format(-Math.floor(past / size), unit)
}
