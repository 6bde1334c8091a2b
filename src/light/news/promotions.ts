/** Opens the terms of the promotion in the address, now and when the address changes. */
export function openNamedPromotion(): void {
  const open = () => {
    const named = document.getElementById(location.hash.slice(1))
    const terms = named?.closest('[data-offers]') ? named.querySelector('details') : null
    if (!named || !terms || terms.open) return
    terms.open = true
    // The browser has scrolled there already, but the opened terms move the page.
    named.scrollIntoView()
  }
  addEventListener('hashchange', open)
  open()
}
