import type { JackpotPot, JackpotWin } from '#contract/rewards/jackpot/jackpot.ts'
import { faultOfJackpot } from '#lib/jackpot-draw.ts'
import { nodeOf } from '#light/element.ts'
import { growthText, type JackpotWords, termFacts, winItem } from '#parts/rewards/jackpot/facts.ts'
import { termsKey } from '#parts/rewards/jackpot/terms-key.ts'
import { readJackpotWins } from '#stores/rewards/jackpot/jackpot.ts'
import { runJackpot } from './card.ts'
import { jackpotWords } from './words.ts'

/** Fills the page of the jackpot: the running pot, and the pots that were won. */
export function openJackpotPage(): void {
  const card = document.querySelector<HTMLElement>('[data-jackpot]')
  const history = document.querySelector<HTMLElement>('[data-jackpot-history]')
  if (!card || !history) return
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  let newest: string | undefined
  runJackpot(card, still, ({ pot, lastWin }) => {
    void showTerms(card, pot)
    if (newest !== undefined && newest !== lastWin?.potId) void fill(card, history)
    newest = lastWin?.potId
  })
  void fill(card, history)
  history.querySelector('button')?.addEventListener('click', () => {
    history.dataset.phase = 'waiting'
    void fill(card, history)
  })
}

async function showTerms(card: HTMLElement, pot: JackpotPot | null): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-jackpot-terms]')
  const off = document.querySelector<HTMLElement>('[data-jackpot-off]')
  if (off) off.hidden = pot !== null
  if (!place) return
  place.hidden = pot === null
  // Facts that are there stay, so that somebody can mark and copy the hash.
  if (!pot || place.dataset.pot === pot.potId) return
  const words = await jackpotWords(card)
  if (!words) return
  const falls = card.querySelector<HTMLElement>('[data-jackpot-falls]')
  if (falls) {
    falls.textContent = growthText(pot, words)
    // The card hides a sentence that is of other terms.
    falls.dataset.jackpotFalls = termsKey(pot)
    falls.hidden = false
  }
  place.dataset.pot = pot.potId
  place.querySelector('dl')?.replaceChildren(...termFacts(pot, words).map((item) => nodeOf(item)))
}

async function fill(card: HTMLElement, history: HTMLElement): Promise<void> {
  const [words, wins] = await Promise.all([jackpotWords(card), readJackpotWins()])
  history.dataset.phase = !wins || !words ? 'failed' : wins.length === 0 ? 'empty' : 'ready'
  if (wins && words) history.querySelector('ol')?.replaceChildren(...wins.map((win) => itemOf(win, words)))
}

/** A win whose button draws again on this device. */
function itemOf(win: JackpotWin, words: JackpotWords): HTMLElement {
  const item: HTMLElement = nodeOf(winItem(win, words, () => void check()))
  const check = async () => {
    const fault = await faultOfJackpot(win)
    const found = item.querySelector<HTMLElement>('[role="status"]')
    if (!found) return
    found.className = `message message--${fault ? 'error' : 'success'}`
    found.textContent = words.t(`check.found.${fault ?? 'right'}`)
  }
  return item
}
