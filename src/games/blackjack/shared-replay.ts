import { paid } from '#games/paid.ts'
import { shownShared } from '#games/tables/past-round.ts'
import { betsOf, ownSeed, type SharedReplay, winsOf } from '#games/tables/replay.ts'
import { betAtPlace, payOf, placeOfBet } from './seats.ts'
import { wagersOf } from './settlement.ts'
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
  for (const seat of table.seats) {
    const own = bets.filter((bet) => betAtPlace(bet.place)?.seat === seat.place)
    if (own.length === 0) continue
    for (const wager of wagersOf(seat)) {
      const name = placeOfBet({ ...wager, seat: seat.place })
      const staked = own.reduce((sum, { place, stake }) => (place === name ? sum + stake : sum), 0n)
      if (staked !== wager.stake) throw new RangeError(`${name} was played with another stake`)
    }
  }
  return { shown: shownShared('seats', sharedToWire(result), bets), wins: winsOf(bets) }
}
