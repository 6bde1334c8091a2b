import { seatPlaces } from '#games/blackjack/seats.ts'
import { dealt, type SeatStake, type SharedStep, stepped } from '#games/blackjack/shared.ts'
import type { RoundSeed } from '#games/fairness/stream.ts'
import type { RecordedShared } from '#games/tables/wire.ts'

/** A round of blackjack for a proof, in which nobody decided anything. @param bets of seats, each with all that lies there */
export function stoodOut(
  bets: readonly { readonly place: string; readonly stake: string }[],
  seed: RoundSeed,
): NonNullable<RecordedShared['seats']> {
  const stakes = bets.map(({ place, stake }) => ({ place: seatPlaces.indexOf(place), stake, currency: 'BRL' }))
  const steps: SharedStep[] = []
  if (stakes.length === 0) return { stakes, steps }
  let round = dealt(
    stakes.map((seat): SeatStake => ({ ...seat, stake: BigInt(seat.stake) })),
    seed,
  )
  while (round.phase !== 'settled') {
    steps.push({ place: null, decision: 'timeout' })
    round = stepped(round, { place: null, decision: 'timeout' }, seed)
  }
  return { stakes, steps }
}
