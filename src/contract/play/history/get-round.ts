import { array, boolean, enums, type Infer, integer, nullable, object, string, type } from 'superstruct'
import { defineCall } from '#contract/define-call.ts'
import { CurrencyCode, Instant, MinorUnits, Text } from '#contract/scalars.ts'
import { PlayedInstantStruct } from '#games/instants/wire.ts'
import { PastDrawStruct } from '#games/lottery/wire.ts'
import { RoundOutcomeStruct } from '#games/slots/wire.ts'
import { PastSharedStruct } from '#games/tables/wire.ts'

const WagerStruct = type({
  betId: string(),
  state: enums(['open', 'won', 'lost', 'void', 'refunded', 'cashed']),
  /** Zero for a win that came after its bet was settled, which `corrects` names. */
  stake: MinorUnits,
  /** Null while the bet is open, and if its stake was given back. */
  win: nullable(MinorUnits),
  /** Whether it was a free round (product rules 28). */
  free: boolean(),
  /** Parts of stake and win that were bonus money; null if no bonus was running, and for an open bet’s win. */
  bonusStake: nullable(MinorUnits),
  bonusWin: nullable(MinorUnits),
  /** The valid bet, and the version of its rule; null while the bet is open. */
  validBet: nullable(MinorUnits),
  ruleVersion: nullable(integer()),
  balanceBefore: MinorUnits,
  balanceAfter: nullable(MinorUnits),
  placedAt: Instant,
  settledAt: nullable(Instant),
  corrects: nullable(string()),
  /** What a vendor said of a prize or a correction; null for a bet. */
  note: nullable(string()),
  /** The reels, spin by spin; null for a game without its own picture. */
  slots: nullable(RoundOutcomeStruct),
  /** A game against the house: choice, decisions and result. With the first bet of its round, once it is over; otherwise null. */
  instant: nullable(PlayedInstantStruct),
})

export const RoundStruct = type({
  roundId: string(),
  gameName: string(),
  currency: CurrencyCode,
  state: enums(['open', 'ended']),
  openedAt: Instant,
  endedAt: nullable(Instant),
  /** Whether the game's vendor can be asked to show the round again. */
  replay: boolean(),
  /** Whether it was drawn from seeds, so that it has a proof (`getRoundProof`). */
  drawn: boolean(),
  /** A round of a shared table with the bets of the caller, once it is over; null for every other round. */
  shared: nullable(PastSharedStruct),
  /** The bet on a draw of a lottery, which is the only one of its round; null for every other round. */
  draw: nullable(PastDrawStruct),
  /** Bets in the order of their placing. */
  wagers: array(WagerStruct),
})
export type Round = Infer<typeof RoundStruct>

export const getRound = defineCall({
  name: 'getRound',
  summary: 'One round of the caller with its bets, their outcomes and valid bets.',
  method: 'GET',
  path: '/wps/member/history/round',
  auth: 'session',
  request: object({ roundId: Text }),
  response: RoundStruct,
  errors: ['round_not_found'],
})
