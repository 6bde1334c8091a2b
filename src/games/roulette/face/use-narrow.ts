import { useSyncExternalStore } from 'react'

/** A screen on which the racetrack stands; phones in landscape have the table beside the bar, so it is narrow too. */
const query = '(max-width: 56rem)'

const follow = (change: () => void) => {
  const media = matchMedia(query)
  // Safari before 14 knows only this one.
  media.addListener(change)
  return () => media.removeListener(change)
}

/** Whether the table has little width. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    follow,
    () => matchMedia(query).matches,
    () => false,
  )
