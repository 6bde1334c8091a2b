import { whenSomebodyIsHere } from '#islands/presence.ts'
import { firstAmount, grown, inDigitsOf, pauseBefore } from '#stores/jackpot.ts'

/** How often a real pool is read again, milliseconds. */
const every = 60_000

/**
 * Runs the jackpot: the ticker of the specification, until the gateway says that a real pool backs the amount. It stands
 * still off-screen, in a hidden tab and where less motion is wanted.
 */
export function runJackpot(card: HTMLElement, still: boolean): void {
  const written = card.querySelector('[data-jackpot-words]')?.textContent ?? ''
  let amount = firstAmount(Math.random)
  let visible = false
  let backed = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const show = () => showAmount(card, inDigitsOf(written, amount))
  const run = () => {
    clearTimeout(timer)
    if (still || backed || !visible || document.hidden) return
    timer = setTimeout(() => {
      amount = grown(amount, Math.random)
      card.dataset.running = ''
      show()
      run()
    }, pauseBefore(Math.random))
  }
  const ask = async () => {
    const [{ readJackpot }, { formatMoney }] = await Promise.all([
      import('#stores/jackpot-pool.ts'),
      import('#lib/money.ts'),
    ])
    const pool = await readJackpot()
    if (!pool) return
    backed = true
    showAmount(card, formatMoney(pool.amount, pool.currency, document.documentElement.lang))
    const note = card.querySelector<HTMLElement>('[data-jackpot-note]')
    if (note) note.textContent = note.dataset.backed ?? ''
    setTimeout(() => void (document.hidden || ask()), every)
  }
  new IntersectionObserver(([entry]) => {
    visible = entry?.isIntersecting ?? false
    run()
  }).observe(card)
  document.addEventListener('visibilitychange', run)
  if (!still) show()
  whenSomebodyIsHere(() => void ask())
}

/**
 * Writes the digits into their cells. A digit that changed is a new element, which lets it roll in by style alone; the
 * others are left, so that nothing moves. The words for screen readers change with it, silently: they are no live region.
 */
export function showAmount(card: HTMLElement, sum: string): void {
  const cells = card.querySelector('.jackpot__sum')
  const words = card.querySelector('[data-jackpot-words]')
  if (!cells || !words) return
  words.textContent = sum
  const [, sign = '', digits = ''] = /^(\D*)(.*)$/.exec(sum) ?? []
  const now = [sign.trim(), ...digits]
  const old = [...cells.children]
  const made = now.map((text, index) => {
    const before = old[index]
    if (before?.textContent === text) return before
    const cell = document.createElement(/\d/.test(text) ? 'b' : 'i')
    cell.textContent = text
    return cell
  })
  if (old.length === made.length) {
    for (const [index, cell] of made.entries()) if (cell !== old[index]) old[index]?.replaceWith(cell)
  } else cells.replaceChildren(...made)
}
