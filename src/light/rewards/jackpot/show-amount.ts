import { formatMoney } from '#lib/money.ts'
import { nodeOf } from '#light/element.ts'
import { jackpotCell, jackpotTexts } from '#parts/rewards/jackpot/cells.ts'

/**
 * Writes a sum into the cells of its digits. A digit that changed becomes a new element, which the style sheet animates;
 * the others stay. The text for screen readers changes too, but it is no live region.
 */
export function showSum(card: HTMLElement, sum: string): void {
  const cells = card.querySelector('.jackpot__sum')
  const words = card.querySelector('[data-jackpot-words]')
  if (!cells || !words) return
  words.textContent = sum
  card.dataset.set = ''
  const old = [...cells.children]
  const made = jackpotTexts(sum).map((text, index) => {
    const before = old[index]
    return before?.textContent === text ? before : nodeOf(jackpotCell(text))
  })
  if (old.length === made.length) {
    for (const [index, cell] of made.entries()) if (cell !== old[index]) old[index]?.replaceWith(cell)
  } else cells.replaceChildren(...made)
}

const steps = 16
/** Milliseconds of a step. */
const pause = 60

/**
 * Lets the shown amount climb to one that the gateway has said, never beyond. A smaller one, of a new pot, is shown at
 * once, and so is any with reduced motion.
 */
export function climber(card: HTMLElement, still: boolean): (amount: bigint, currency: string) => void {
  const { lang } = document.documentElement
  let shown = BigInt(card.dataset.amount ?? '0')
  let timer: ReturnType<typeof setTimeout> | undefined
  return (amount, currency) => {
    clearTimeout(timer)
    const from = shown
    const step = (number: number) => {
      shown = number < steps ? from + ((amount - from) * BigInt(number)) / BigInt(steps) : amount
      showSum(card, formatMoney(shown, currency, lang))
      if (shown === amount) return
      card.dataset.running = ''
      timer = setTimeout(() => step(number + 1), pause)
    }
    step(still || amount <= from || document.hidden ? steps : 1)
  }
}
