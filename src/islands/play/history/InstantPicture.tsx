import '#ui/instant-picture.css'
import type { PlayedInstant } from '#games/instants/wire.ts'
import { useWords } from '#islands/Words.tsx'
import { instantPicture } from '#parts/play/fairness/instant-picture.ts'
import { drawn } from '#ui/markup/react.ts'

interface Props {
  played: PlayedInstant
  currency: string
  locale: string
}

/** A past round of a game against the house; nothing if it was stored in a form that is not known any more. */
export function InstantPicture({ played, currency, locale }: Props) {
  const t = useWords<'fairness-picture'>()
  const picture = instantPicture(played, { t, currency, locale })
  return picture ? drawn(picture) : null
}
