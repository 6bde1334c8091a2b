import { useEffect, useRef } from 'react'

/** Space plays from anywhere but a control or a dialog. Holding it down does not: one press, one spin. */
export function useSpinKey(play: () => void): void {
  const latest = useRef(play)
  latest.current = play
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.code !== 'Space' && event.code !== 'Enter') return
      if (event.target instanceof Element && event.target.closest('button, a, input, dialog')) {
        // The browser repeats the click of a held Enter; that would be autoplay.
        if (event.repeat) event.preventDefault()
        return
      }
      event.preventDefault()
      if (!event.repeat) latest.current()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
