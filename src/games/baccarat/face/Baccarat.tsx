import { instant } from '#games/instants/instant.ts'
import { ownFrame } from '#games/instants/view/chips-face.tsx'
import type { InstantProps } from '#games/instants/view/props.ts'
import { useTableChips } from '#games/instants/view/table-chips.ts'
import { useInstant } from '#games/instants/view/use-instant.ts'
import { baccaratInstant } from '../instant.ts'
import { BaccaratFace } from './BaccaratFace.tsx'

const game = instant(baccaratInstant)

/** Baccarat: chips on places, two hands that nobody plays, and the roads of this visit. */
export default function Baccarat(props: InstantProps) {
  const play = useInstant(props)
  const chips = useTableChips(play, game)
  return <BaccaratFace {...{ play, chips }} locale={props.locale} frame={ownFrame(play, chips)} />
}
