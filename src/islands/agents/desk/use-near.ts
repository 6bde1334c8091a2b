import { type RefObject, useEffect, useRef, useState } from 'react'

/**
 * Whether a part of the page is, or has been, in view or shortly below it: what stands further down loads no code before.
 *
 * @returns the place to watch, and whether it is near
 */
export function useNear(): readonly [place: RefObject<HTMLDivElement | null>, isNear: boolean] {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    const { current } = place
    if (!current || isNear) return undefined
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true)
      },
      { rootMargin: '0px 0px 120px' },
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [isNear])
  return [place, isNear]
}
