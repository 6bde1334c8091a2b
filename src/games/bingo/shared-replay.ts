import { commitmentOf } from '#games/fairness/stream.ts'
import { paid } from '#games/paid.ts'
import { shownShared } from '#games/tables/past-round.ts'
import { apart, betsOf, ownSeed, type SharedReplay, winsOf } from '#games/tables/replay.ts'
import { sharedBalls, sharedTicket, ticketPlaces } from './shared.ts'

/** A shared round of bingo: the same balls for everybody, and the tickets of one member. */
export const bingoReplay: SharedReplay = (played, drawsOf) => {
  const { shown, pays } = sharedBalls(ownSeed(played), drawsOf)
  const commitment = commitmentOf(played.serverSeed)
  const bets = apart(betsOf(played.round), ticketPlaces).map(({ betId, place, stake }) => {
    const ticket = sharedTicket(commitment, BigInt(betId))
    return { betId, place, stake, ticket, win: paid(stake, pays(ticket)) }
  })
  return {
    shown: shownShared('tickets', shown, bets),
    wins: winsOf(bets),
    steps: bets.length === 0 ? [] : [{ kind: 'tickets', verdict: 'computed', tickets: bets }],
  }
}
