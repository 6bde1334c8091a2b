import { useEffect, useRef } from 'react'

/**
 * Space and Enter spin unless a control or dialog has the focus; a tap elsewhere ends the display of a payment. Holding
 * a key down does not repeat: one press, one spin.
 *
 * @param press the action of the spin button
 * @param hurry ends the display of a payment, if there is one
 */
export function usePress(press: () => void, hurry: () => void): void {
  const latest = useRef({ press, hurry })
  latest.current = { press, hurry }
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.code !== 'Space' && event.code !== 'Enter') return
      if (isControl(event.target)) {
        // The browser repeats the click of a held Enter key, which would be autoplay.
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
  return target instanceof Element && target.closest('button, a, input, select, textarea, dialog') !== null
}
