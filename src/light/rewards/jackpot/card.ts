import type { Jackpot } from '#contract/rewards/jackpot/get-jackpot.ts'
import type { JackpotPot, JackpotWin } from '#contract/rewards/jackpot/jackpot.ts'
import { fill } from '#lib/messages.ts'
import { formatMoney } from '#lib/money.ts'
import { askWhileShown } from '#lib/polling.ts'
import { onFirstActivity } from '#light/presence.ts'
import { termsKey } from '#parts/rewards/jackpot/terms-key.ts'
import { illustrate } from './illustrate.ts'
import { climber } from './show-amount.ts'

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
  const show = (jackpot: Jackpot) => {
    const { amount, currency, pot, lastWin, illustration } = jackpot
    const kind = pot ? 'pot' : illustration ? 'illustration' : 'none'
    if (pot && amount !== null) {
      climb(amount, currency)
      writeFacts(card, pot, lastWin)
    }
    if (kind !== 'illustration') {
      endIllustration?.()
      endIllustration = undefined
    } else endIllustration ??= illustrate(card, still)
    card.dataset.jackpot = kind
    for (const part of card.querySelectorAll<HTMLElement>('[data-of]')) part.hidden = part.dataset.of !== kind
    const falls = card.querySelector<HTMLElement>('[data-jackpot-falls]')
    // The operator has changed the terms since the build: the page of the jackpot says them.
    if (falls && pot && falls.dataset.jackpotFalls !== termsKey(pot)) falls.hidden = true
    card.hidden = kind === 'none'
  }
  const ask = async () => {
    if (!visible) return
    const { readJackpot } = await import('#stores/rewards/jackpot/jackpot.ts')
    const jackpot = await readJackpot()
    if (!jackpot) return
    show(jackpot)
    hear?.(jackpot)
    // If the operator begins one later, the next page shows it.
    if (!jackpot.pot) stop?.()
  }
  let stop: (() => void) | undefined
  // Until somebody is here, the built amount stands: what it takes to ask is a tenth of the page's scripts.
  onFirstActivity(() => {
    stop = askWhileShown(ask, every)
  })
  new IntersectionObserver(([entry]) => {
    visible = entry?.isIntersecting ?? false
  }).observe(card)
}

function writeFacts(card: HTMLElement, pot: JackpotPot, lastWin: JackpotWin | null): void {
  const { lang } = document.documentElement
  const last = card.querySelector<HTMLElement>('[data-jackpot-last]')
  if (last) {
    const { jackpotLast = '', none = '' } = last.dataset
    const amount = lastWin && formatMoney(lastWin.amount, lastWin.currency, lang)
    write(last, amount ? fill(jackpotLast, { amount, name: lastWin.customerName }) : none)
  }
  const play = card.querySelector<HTMLAnchorElement>('[data-jackpot-play]')
  if (!play) return
  play.hidden = pot.play === null
  if (!pot.play) return
  play.href = `#game-${pot.play.nodeId}`
  write(play, fill(play.dataset.jackpotPlay ?? '', { game: pot.play.gameName }))
}

/** Unchanged texts stay, so that screen readers are not disturbed. */
function write(place: HTMLElement, text: string): void {
  if (place.textContent !== text) place.textContent = text
}
