import '#ui/instant-picture.css'
import '#ui/result-strip.css'
import { playWordsArea } from '#games/lottery/view/play-words.ts'
import type { PastDraw } from '#games/lottery/wire.ts'
import { loadMessages } from '#i18n/load.ts'
import { useArrived } from '#islands/lazy-part.tsx'
import { useWords } from '#islands/Words.tsx'
import { drawPicture } from '#parts/play/fairness/draw-picture.ts'
import { drawn } from '#ui/markup/react.ts'

interface Props {
  past: PastDraw
  name: string
  stake: bigint
  win: bigint | null
  currency: string
  locale: string
}

/** A bet on a draw of a lottery. The names of its play and choice come with the words of its type. */
export function DrawPicture({ past, name, stake, win, currency, locale }: Props) {
  const t = useWords<'fairness-picture'>()
  const isThere = useArrived(async () => {
    await loadMessages(playWordsArea(past.type))
  })
  if (!isThere) return <div className="skeleton statement__wait" />
  return drawn(drawPicture(past, name, { stake, win }, { t, currency, locale }))
}
