import { instant } from '#games/instants/instant.ts'
import { ownFrame } from '#games/instants/view/chips-face.tsx'
import type { InstantProps } from '#games/instants/view/props.ts'
import { useTableChips } from '#games/instants/view/table-chips.ts'
import { useInstant } from '#games/instants/view/use-instant.ts'
import { rouletteInstant } from '../instant.ts'
import { EuropeanFace } from './EuropeanFace.tsx'

const game = instant(rouletteInstant)

/** European roulette. */
export default function Roulette(props: InstantProps) {
  const play = useInstant(props)
  const chips = useTableChips(play, game)
  return <EuropeanFace {...{ play, chips }} locale={props.locale} frame={ownFrame(play, chips)} />
}
