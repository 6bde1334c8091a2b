/** Opens the terms of the promotion that the address names, now and whenever it names another. */
export function openNamedPromotion(): void {
  const open = () => {
    const named = document.getElementById(location.hash.slice(1))
    const terms = named?.closest('[data-offers]') ? named.querySelector('details') : null
    if (!named || !terms || terms.open) return
    terms.open = true
    // The browser has been there already, but what opens above the end of a short page moves it.
    named.scrollIntoView()
  }
  addEventListener('hashchange', open)
  open()
}
