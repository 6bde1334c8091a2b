import type { Json } from '#games/instants/instant.ts'
import { StakeBar, type StakeOf } from './StakeBar.tsx'
import type { InstantPlay } from './use-instant.ts'
import { useInstantWords } from './words.ts'

interface Props {
  readonly play: InstantPlay
  readonly stake: StakeOf
  /** What is bet on at the moment. */
  readonly choice: Json
  /** What the bet can win at most, in minor units. */
  readonly largest: bigint
}

/** The bar of a game without decisions: its button places the bet, and then waits for the end of the round. */
export function BetBar({ play, stake, choice, largest }: Props) {
  const t = useInstantWords()
  return (
    <StakeBar
      {...{ play, stake, largest }}
      action={{ text: t('instants.bet'), onPress: () => play.bet(choice, stake.stake) }}
      waiting={t('instants.wait')}
    />
  )
}
