import { type RefObject, useEffect, useState } from 'react'

/**
 * State of full screen, and its switch. A `<dialog>` cannot be full screen (Fullscreen standard), but an element in it
 * can.
 */
export interface FullScreen {
  readonly on: boolean
  readonly toggle: () => void
}

/** Undefined if the browser has no full screen for elements, such as Safari on phones. */
export function useFullScreen(box: RefObject<HTMLElement | null>): FullScreen | undefined {
  const [isSupported, setIsSupported] = useState(false)
  const [on, setOn] = useState(false)
  useEffect(() => {
    setIsSupported(document.fullscreenEnabled === true)
    const follow = () => setOn(document.fullscreenElement !== null && document.fullscreenElement === box.current)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [box])
  if (!isSupported) return undefined
  const toggle = () => {
    // If the browser refuses, the state is read again, so that the button stays right.
    const request = on ? document.exitFullscreen() : box.current?.requestFullscreen()
    request?.catch(() => setOn(document.fullscreenElement !== null))
  }
  return { on, toggle }
}
