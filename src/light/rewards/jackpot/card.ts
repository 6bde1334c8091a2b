import type { Jackpot } from '#contract/rewards/jackpot/get-jackpot.ts'
import type { JackpotPot, JackpotWin } from '#contract/rewards/jackpot/jackpot.ts'
import { askWhileShown } from '#lib/polling.ts'
import { onFirstActivity } from '#light/presence.ts'
import { growthText, type JackpotWords, lastWinText } from '#parts/rewards/jackpot/facts.ts'
import { readJackpot } from '#stores/rewards/jackpot/jackpot.ts'
import { illustrate } from './illustrate.ts'
import { climber } from './show-amount.ts'
import { jackpotWords } from './words.ts'

/** Milliseconds between two readings. */
const every = 20_000

/**
 * Keeps the card of the jackpot current while it is in view: the amount of the pot, or an illustration that is named so if
 * the operator wants it. Without both, the card is not shown.
 *
 * @param hear is told every answer
 */
export function runJackpot(card: HTMLElement, still: boolean, hear?: (jackpot: Jackpot) => void): void {
  const climb = climber(card, still)
  let endIllustration: (() => void) | undefined
  let visible = true
  const show = async (jackpot: Jackpot) => {
    const { amount, currency, pot, lastWin, illustration } = jackpot
    const kind = pot ? 'pot' : illustration ? 'illustration' : 'none'
    if (pot && amount !== null) {
      climb(amount, currency)
      const words = await jackpotWords(card)
      if (words) writeFacts(card, pot, lastWin, words)
    }
    if (kind !== 'illustration') {
      endIllustration?.()
      endIllustration = undefined
    } else endIllustration ??= illustrate(card, still)
    card.dataset.jackpot = kind
    for (const part of card.querySelectorAll<HTMLElement>('[data-of]')) part.hidden = part.dataset.of !== kind
    card.hidden = kind === 'none'
  }
  const ask = async () => {
    if (!visible) return
    const jackpot = await readJackpot()
    if (!jackpot) return
    await show(jackpot)
    hear?.(jackpot)
    // If the operator begins one later, the next page shows it.
    if (!jackpot.pot) stop()
  }
  let stop = () => {}
  // Until somebody is here, the built amount stands: what it takes to ask is a tenth of the page's scripts.
  onFirstActivity(() => {
    stop = askWhileShown(ask, every)
  })
  new IntersectionObserver(([entry]) => {
    visible = entry?.isIntersecting ?? false
  }).observe(card)
}

function writeFacts(card: HTMLElement, pot: JackpotPot, lastWin: JackpotWin | null, words: JackpotWords): void {
  write(card, 'falls', growthText(pot, words))
  write(card, 'last', lastWinText(lastWin, words))
  if (pot.play) write(card, 'play', words.t('play.game', { game: pot.play.gameName }))
  const play = card.querySelector<HTMLAnchorElement>('[data-jackpot-play]')
  if (!play) return
  play.hidden = pot.play === null
  if (pot.play) play.href = `#game-${pot.play.nodeId}`
}

function write(card: HTMLElement, name: string, text: string): void {
  const place = card.querySelector(`[data-jackpot-${name}]`)
  // Unchanged texts stay, so that screen readers are not disturbed.
  if (place && place.textContent !== text) place.textContent = text
}
