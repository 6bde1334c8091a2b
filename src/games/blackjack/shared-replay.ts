import { paid } from '#games/paid.ts'
import { shownShared } from '#games/tables/past-round.ts'
import { betsOf, ownSeed, type SharedReplay, winsOf } from '#games/tables/replay.ts'
import { betAtPlace, payOf } from './seats.ts'
import { replayedShared, type SeatStake, settledTable } from './shared.ts'
import { sharedToWire } from './shared-wire.ts'

/** A shared round of blackjack: the cards of all seats by their stakes and decisions, and the bets of one member. */
export const blackjackReplay: SharedReplay = (played, drawsOf) => {
  const seed = ownSeed(played)
  const { seats } = played.round
  if (!seats) throw new RangeError('nobody knows who sat there')
  const stakes = seats.stakes.map((seat): SeatStake => ({ ...seat, stake: BigInt(seat.stake) }))
  const result = replayedShared(stakes, seats.steps, seed, drawsOf)
  const table = settledTable(result)
  const bets = betsOf(played.round).map(({ place, stake }) => ({ place, stake, win: paid(stake, payOf(table, place)) }))
  for (const { place, stake } of stakes) {
    const own = bets.filter((bet) => betAtPlace(bet.place)?.seat === place && betAtPlace(bet.place)?.kind === 'main')
    if (own.length > 0 && own.reduce((sum, bet) => sum + bet.stake, 0n) !== stake)
      throw new RangeError(`seat ${place} was played with another stake`)
  }
  return { shown: shownShared('seats', sharedToWire(result), bets), wins: winsOf(bets) }
}
