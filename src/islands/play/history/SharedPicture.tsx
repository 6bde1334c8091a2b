import '#ui/instant-picture.css'
import type { PastShared } from '#games/tables/wire.ts'
import { useWords } from '#islands/Words.tsx'
import { sharedPicture } from '#parts/play/fairness/shared-picture.ts'
import { drawn } from '#ui/markup/react.ts'

interface Props {
  past: PastShared
  currency: string
  locale: string
}

/** A past round of a shared table; nothing if it was stored in a form that is not known any more. */
export function SharedPicture({ past, currency, locale }: Props) {
  const t = useWords<'fairness-picture'>()
  const picture = sharedPicture(past, { t, currency, locale })
  return picture ? drawn(picture) : null
}
