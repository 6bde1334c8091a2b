/** How far a finger pulls the top of a page down, in CSS pixels, until letting go loads the page again. */
const far = 110

/**
 * Loads the page again when its top is pulled down and let go. Browsers do so themselves, but for pages on the home screen of an
 * iPhone, which have no other way to reload either. The page follows the finger there anyway.
 */
export function watchPull(reload: () => void): void {
  let from: number | undefined
  addEventListener('touchstart', ({ touches, target }) => {
    const [first, second] = touches
    const isInPopup = target instanceof Element && target.closest('dialog, [popover]') !== null
    from = first && !second && scrollY <= 0 && !isInPopup ? first.clientY : undefined
  })
  addEventListener('touchend', ({ changedTouches }) => {
    const [finger] = changedTouches
    if (from !== undefined && finger && finger.clientY - from >= far && scrollY <= 0) reload()
    from = undefined
  })
  addEventListener('touchcancel', () => {
    from = undefined
  })
}
