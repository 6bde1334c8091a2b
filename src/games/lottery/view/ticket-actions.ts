import css from './ticket.module.css'
import { type TicketTexts, ticketText } from './ticket-texts.ts'

/** Prints a ticket alone, without the page around it. The browser asks for the printer. */
export function printTicket(ticket: HTMLElement): void {
  // A copy at the end of the page: what is around the ticket itself can then be left out, and takes no sheets.
  // One that a browser without printing has left behind goes.
  document.querySelector(`body > .${css.sheet}`)?.remove()
  const sheet = document.createElement('div')
  sheet.className = css.sheet ?? ''
  sheet.append(ticket.cloneNode(true))
  document.body.append(sheet)
  document.documentElement.dataset.prints = 'ticket'
  const end = () => {
    sheet.remove()
    delete document.documentElement.dataset.prints
  }
  addEventListener('afterprint', end, { once: true })
  print()
}

/** What became of a ticket that was to be shared; `failed` if the device lets us do neither. */
export type ShareOutcome = 'shared' | 'left' | 'copied' | 'failed'

/** Offers a ticket to the device's other apps as text; where there is no such way, copies it. Call it from a press of a button. */
export async function shareTicket(ticket: TicketTexts): Promise<ShareOutcome> {
  const data = { title: ticket.lottery, text: ticketText(ticket) }
  if (typeof navigator.share === 'function') {
    try {
      await navigator.share(data)
      return 'shared'
    } catch (error) {
      // The person closed the list of apps. Any other error: this frame may not share, so the text is copied.
      if (error instanceof DOMException && error.name === 'AbortError') return 'left'
    }
  }
  try {
    await navigator.clipboard.writeText(data.text)
    return 'copied'
  } catch {
    return 'failed'
  }
}
