import { renewedEvent } from './renewed-event.ts'

/** Opens the terms of the promotion in the address, now, when the address changes, and when it is among newer ones that came. */
export function openNamedPromotion(): void {
  const open = () => {
    const named = document.getElementById(location.hash.slice(1))
    const terms = named?.closest('[data-offers]') ? named.querySelector('details') : null
    if (!named || !terms || terms.open) return
    terms.open = true
    // The browser has scrolled there already, but the opened terms move the page.
    named.scrollIntoView()
  }
  for (const sign of ['hashchange', renewedEvent]) addEventListener(sign, open)
  open()
}
