import { boolean, enums, type Infer, integer, nullable, object, string, type } from 'superstruct'
import { identityTiers } from '#contract/account/kyc/identity-check.ts'
import { limitKey } from '#contract/account/protection/limit-key.ts'
import { defineCall } from '#contract/define-call.ts'
import { RewardSummaryStruct } from '#contract/rewards/hub/claimable.ts'
import { CurrencyCode, Instant, Language, MinorUnits } from '#contract/scalars.ts'

const played = type({ bets: integer(), net: MinorUnits })

const AccountFactsStruct = type({
  currency: CurrencyCode,
  /** The running bonuses: their sum, and of the one that the next bet feeds what is left to wager and when it expires. */
  bonus: nullable(
    type({ count: integer(), amount: MinorUnits, title: string(), left: MinorUnits, expiresAt: Instant }),
  ),
  /** Withdrawals that are neither paid nor refused yet; null if there are none. */
  withdrawals: nullable(type({ count: integer(), amount: MinorUnits, expectedAt: Instant })),
  /** The game of the newest bet, and its moment. */
  lastPlayed: nullable(type({ nodeId: integer(), gameName: string(), at: Instant })),
  /** Settled bets of this civil day and month, in the operator's time zone. */
  today: played,
  month: played,
  /** Null if the operator has no VIP programme. */
  vip: nullable(
    type({
      /** Null below the first level. */
      level: nullable(string()),
      /** The level that can be reached next, and the valid bets that are left until then; null at the highest. */
      next: nullable(type({ level: string(), needed: MinorUnits, left: MinorUnits })),
    }),
  ),
  /** Null if bets earn no points and the member has none. */
  points: nullable(MinorUnits),
  /** What can be claimed. */
  rewards: RewardSummaryStruct,
  /** The tournament under way that the member plays in and that ends first; null without one. */
  race: nullable(type({ title: string(), place: nullable(integer()), players: integer(), endsAt: Instant })),
  tier: enums(identityTiers),
  /** The limit in force of which the largest part is used; null without limits. Minor units; of `time` minutes. */
  limit: nullable(type({ ...limitKey, amount: MinorUnits, used: MinorUnits })),
  /** Which first steps of a new member are done; null once the welcome is over (product rule 12.22). */
  firstSteps: nullable(type({ contact: boolean(), limit: boolean(), deposit: boolean(), play: boolean() })),
})
export type AccountFacts = Infer<typeof AccountFactsStruct>

export const getAccountFacts = defineCall({
  name: 'getAccountFacts',
  summary: 'What is so now in each part of the caller’s account, as the front page of the member centre shows it.',
  method: 'GET',
  path: '/wps/member/facts',
  auth: 'member',
  request: object({ language: Language }),
  response: AccountFactsStruct,
})
