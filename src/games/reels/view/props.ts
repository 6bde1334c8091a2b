import type { ReelsLook } from '#games/reels/looks/look.ts'
import type { ProfileFacts, ReelRound } from '#games/reels/types.ts'
import type { GameProps } from '#games/slots/props.ts'

/** A game of the studio. Amounts are minor units of `currency`. */
export type ReelsGameProps = Omit<GameProps<ReelRound>, 'bonus' | 'wagering' | 'free'> & {
  readonly facts: ProfileFacts
  /** A finished round is only looked at again. */
  readonly replay?: boolean
  readonly look: ReelsLook
  /** Folder of the pool of pictures, with a slash at its end. */
  readonly art: string
}
