import { type RefObject, useEffect, useState } from 'react'

/** What of the page can fill the screen. A `<dialog>` cannot (Fullscreen standard), so it is a box within one. */
export interface FullScreen {
  readonly on: boolean
  readonly toggle: () => void
}

/** Undefined where the browser has no full screen for pages, such as Safari on phones. */
export function useFullScreen(box: RefObject<HTMLElement | null>): FullScreen | undefined {
  const [can, setCan] = useState(false)
  const [on, setOn] = useState(false)
  useEffect(() => {
    setCan(document.fullscreenEnabled === true)
    const follow = () => setOn(document.fullscreenElement !== null && document.fullscreenElement === box.current)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [box])
  if (!can) return undefined
  const toggle = () => {
    // The browser may refuse, and then nothing changes: the button says what is.
    const asked = on ? document.exitFullscreen() : box.current?.requestFullscreen()
    asked?.catch(() => setOn(document.fullscreenElement !== null))
  }
  return { on, toggle }
}
