import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Whether a part of the page is, or has been, in view: what stands further down loads no code before.
 *
 * @returns the place to watch, and whether it was seen
 */
export function useSeen(): readonly [place: RefObject<HTMLDivElement | null>, isSeen: boolean] {
  const place = useRef<HTMLDivElement>(null)
  const [isSeen, setSeen] = useState(false)
  useEffect(() => {
    const { current } = place
    if (!current || isSeen) return undefined
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true)
    })
    observer.observe(current)
    return () => observer.disconnect()
  }, [isSeen])
  return [place, isSeen]
}
