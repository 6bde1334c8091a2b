import { instant } from '#games/instants/instant.ts'
import { ownFrame } from '#games/instants/view/chips-face.tsx'
import type { InstantProps } from '#games/instants/view/props.ts'
import { useTableChips } from '#games/instants/view/table-chips.ts'
import { useInstant } from '#games/instants/view/use-instant.ts'
import { lightningInstant } from '../lightning-instant.ts'
import { LightningFace } from './LightningFace.tsx'

const game = instant(lightningInstant)

/** Roulette in which lightning strikes numbers before the ball runs. */
export default function LightningRoulette(props: InstantProps) {
  const play = useInstant(props)
  const chips = useTableChips(play, game)
  return <LightningFace {...{ play, chips }} locale={props.locale} frame={ownFrame(play, chips)} />
}
