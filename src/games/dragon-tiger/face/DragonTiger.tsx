import { instant } from '#games/instants/instant.ts'
import { ownFrame } from '#games/instants/view/chips-face.tsx'
import type { InstantProps } from '#games/instants/view/props.ts'
import { useTableChips } from '#games/instants/view/table-chips.ts'
import { useInstant } from '#games/instants/view/use-instant.ts'
import { dragonTigerInstant } from '../instant.ts'
import { DragonTigerFace } from './DragonTigerFace.tsx'

const game = instant(dragonTigerInstant)

/** Dragon tiger: one card for each side, and the higher one wins. */
export default function DragonTiger(props: InstantProps) {
  const play = useInstant(props)
  const chips = useTableChips(play, game)
  return <DragonTigerFace {...{ play, chips }} locale={props.locale} frame={ownFrame(play, chips)} />
}
