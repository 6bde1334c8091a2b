import { useLayoutEffect } from 'react'

/** Lists of the page that are on their way. */
let waiting = 0

/** Says at the root of the page that one of its lists is on its way: meanwhile the page shows no end (`section.css`). */
export function useWaitingList(isWaiting = true): void {
  useLayoutEffect(() => {
    if (!isWaiting) return
    const { dataset } = document.documentElement
    waiting++
    dataset.list = 'waiting'
    return () => {
      waiting--
      if (waiting === 0) delete dataset.list
    }
  }, [isWaiting])
}
