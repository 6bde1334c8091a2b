import { useEffect, useRef } from 'react'

/**
 * Space and Enter play from anywhere but a control or a dialog; a tap anywhere else ends the show of a payment. Holding
 * a key down does not play on: one press, one spin.
 *
 * @param press what the spin button does
 * @param hurry ends the show of a payment, where there is one
 */
export function usePress(press: () => void, hurry: () => void): void {
  const latest = useRef({ press, hurry })
  latest.current = { press, hurry }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.code !== 'Space' && event.code !== 'Enter') return
      if (isControl(event.target)) {
        // The browser repeats the click of a held Enter; that would be autoplay.
        if (event.repeat) event.preventDefault()
        return
      }
      event.preventDefault()
      if (!event.repeat) latest.current.press()
    }
    const onTap = ({ target }: Event) => {
      if (!isControl(target)) latest.current.hurry()
    }
    addEventListener('keydown', onKey)
    addEventListener('click', onTap)
    return () => {
      removeEventListener('keydown', onKey)
      removeEventListener('click', onTap)
    }
  }, [])
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, input, dialog') !== null
}
