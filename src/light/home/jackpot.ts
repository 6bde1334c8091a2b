import { askWhileShown } from '#lib/polling.ts'
import { nodeOf } from '#light/element.ts'
import { onFirstActivity } from '#light/presence.ts'
import { jackpotCell, jackpotTexts } from '#parts/play/lobby/jackpot.ts'
import { environment } from '#stores/environment.ts'
import { inDigitsOf, jackpotAt } from '#stores/play/lobby/jackpot.ts'
import { jackpotKey } from '#stores/storage-keys.ts'

/** Milliseconds between two readings of a real pool. */
const every = 60_000

/**
 * Runs the jackpot: an illustration computed from the time, until the gateway says that a real pool backs the amount. It
 * stops off-screen, in a hidden tab and with reduced motion.
 */
export function runJackpot(card: HTMLElement, still: boolean): void {
  const { lang } = document.documentElement
  const written = card.querySelector('[data-jackpot-words]')?.textContent ?? ''
  const note = card.querySelector<HTMLElement>('[data-jackpot-note]')
  const illustrative = note?.textContent ?? ''
  let visible = false
  let backed = false
  let timer: ReturnType<typeof setTimeout> | undefined
  let stop: (() => void) | undefined

  const show = (sum: string) => {
    showAmount(card, sum)
    card.dataset.set = ''
  }
  const run = () => {
    clearTimeout(timer)
    if (backed || !visible || document.hidden) return
    const { amount, next } = jackpotAt(environment.now())
    show(inDigitsOf(written, amount))
    if (!still) timer = setTimeout(grow, next)
  }
  const grow = () => {
    card.dataset.running = ''
    run()
  }
  /** @param sum undefined if no pool backs the jackpot (any more) */
  const showPool = (sum: string | undefined) => {
    backed = sum !== undefined
    if (note) note.textContent = backed ? (note.dataset.backed ?? '') : illustrative
    if (sum === undefined) return run()
    clearTimeout(timer)
    show(sum)
  }
  const ask = async () => {
    const [{ readJackpot }, { formatMoney }] = await Promise.all([
      import('#stores/play/lobby/jackpot-pool.ts'),
      import('#lib/money.ts'),
    ])
    const pool = await readJackpot()
    if (pool === undefined) return
    const sum = pool === 'none' ? undefined : formatMoney(pool.amount, pool.currency, lang)
    if (sum === undefined) {
      environment.device.remove(jackpotKey)
      // If the operator adds a pool later, the next page shows it.
      stop?.()
    } else environment.device.set(jackpotKey, `${lang} ${sum}`)
    showPool(sum)
  }

  const kept = environment.device.get(jackpotKey)
  if (kept?.startsWith(`${lang} `)) showPool(kept.slice(lang.length + 1))
  new IntersectionObserver(([entry]) => {
    visible = entry?.isIntersecting ?? false
    run()
  }).observe(card)
  document.addEventListener('visibilitychange', run)
  onFirstActivity(() => {
    stop = askWhileShown(ask, every)
  })
}

/**
 * Writes the digits into their cells. A digit that changed becomes a new element, which the style sheet animates; the
 * others stay. The text for screen readers changes too, but it is no live region.
 */
function showAmount(card: HTMLElement, sum: string): void {
  const cells = card.querySelector('.jackpot__sum')
  const words = card.querySelector('[data-jackpot-words]')
  if (!cells || !words) return
  words.textContent = sum
  const old = [...cells.children]
  const made = jackpotTexts(sum).map((text, index) => {
    const before = old[index]
    return before?.textContent === text ? before : nodeOf(jackpotCell(text))
  })
  if (old.length === made.length) {
    for (const [index, cell] of made.entries()) if (cell !== old[index]) old[index]?.replaceWith(cell)
  } else cells.replaceChildren(...made)
}
