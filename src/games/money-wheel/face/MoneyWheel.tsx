import { instant } from '#games/instants/instant.ts'
import { ownFrame } from '#games/instants/view/chips-face.tsx'
import type { InstantProps } from '#games/instants/view/props.ts'
import { useTableChips } from '#games/instants/view/table-chips.ts'
import { useInstant } from '#games/instants/view/use-instant.ts'
import { moneyWheelInstant } from '../instant.ts'
import { MoneyWheelFace } from './MoneyWheelFace.tsx'

const game = instant(moneyWheelInstant)

/** The money wheel: bets on the number at which it stops. */
export default function MoneyWheel(props: InstantProps) {
  const play = useInstant(props)
  const chips = useTableChips(play, game)
  return <MoneyWheelFace {...{ play, chips }} locale={props.locale} frame={ownFrame(play, chips)} />
}
