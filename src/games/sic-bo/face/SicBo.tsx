import { instant } from '#games/instants/instant.ts'
import { ownFrame } from '#games/instants/view/chips-face.tsx'
import type { InstantProps } from '#games/instants/view/props.ts'
import { useTableChips } from '#games/instants/view/table-chips.ts'
import { useInstant } from '#games/instants/view/use-instant.ts'
import { sicBoInstant } from '../instant.ts'
import { SicBoFace } from './SicBoFace.tsx'

const game = instant(sicBoInstant)

/** Sic bo: bets on three dice. */
export default function SicBo(props: InstantProps) {
  const play = useInstant(props)
  const chips = useTableChips(play, game)
  return <SicBoFace {...{ play, chips }} locale={props.locale} frame={ownFrame(play, chips)} />
}
