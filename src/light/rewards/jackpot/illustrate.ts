import { environment } from '#stores/environment.ts'
import { inDigitsOf, jackpotAt } from '#stores/rewards/jackpot/illustration.ts'
import { showSum } from './show-amount.ts'

/**
 * Runs the illustration, which is computed from the time. It stops off-screen and in a hidden tab; with reduced motion it
 * shows the amount of the moment.
 *
 * @returns a function that ends it
 */
export function illustrate(card: HTMLElement, still: boolean): () => void {
  const written = card.dataset.illustration ?? ''
  let visible = false
  let timer: ReturnType<typeof setTimeout> | undefined
  const run = () => {
    clearTimeout(timer)
    if (!visible || document.hidden) return
    const { amount, next } = jackpotAt(environment.now())
    showSum(card, inDigitsOf(written, amount))
    if (!still) timer = setTimeout(grow, next)
  }
  const grow = () => {
    card.dataset.running = ''
    run()
  }
  const seen = new IntersectionObserver(([entry]) => {
    visible = entry?.isIntersecting ?? false
    run()
  })
  seen.observe(card)
  document.addEventListener('visibilitychange', run)
  return () => {
    visible = false
    clearTimeout(timer)
    seen.disconnect()
    document.removeEventListener('visibilitychange', run)
  }
}
