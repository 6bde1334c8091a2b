import { array, boolean, enums, type Infer, integer, nullable, object, string, type } from 'superstruct'
import { contractTypes, RequestKind } from '#contract/agents/contracts/contract.ts'
import { defineCall } from '#contract/define-call.ts'
import { CurrencyCode, Instant, Language, MinorUnits } from '#contract/scalars.ts'
import { HeadlineStruct } from '#contract/site/news/announcement.ts'

const count = integer()

/** The days that the figures of the line are of; each stands beside those of the same length before. */
export const deskPeriods = ['days7', 'days30'] as const

/**
 * `open`: the period goes on. `closing`: it is over and is settled in a moment. `counting`: active accounts are being
 * counted, ask again. `failed`: they could not be counted. `later`: the contract begins with a later period.
 */
const earningStates = ['open', 'closing', 'counting', 'failed', 'later'] as const

/** What a contract in force brings by the terms and figures of now: an estimate, since the figures of the period still change. */
const EarningStruct = type({
  contract: enums(contractTypes),
  state: enums(earningStates),
  /** The period that is paid next; the first one of a contract that begins later. */
  from: Instant,
  to: Instant,
  /** When that period is settled and paid at the earliest. */
  paidFrom: Instant,
  /** The amount of that period so far, after the shares of the contracts directly below. Negative if the agent would owe; null while it is unknown. */
  amount: nullable(MinorUnits),
  /** The amounts of settled periods of this kind that ended since the beginning of the longest period of all contracts. */
  settled: MinorUnits,
  /** The rate that is reached, in hundredths of a percent; null below the first tier. */
  rate: nullable(integer()),
  /** The active members so far, and how many a payment needs; 0 for none. */
  active: nullable(count),
  minimumActive: count,
})
export type Earning = Infer<typeof EarningStruct>

const FunnelStruct = type({
  /** Visits by links of the line. */
  clicks: count,
  joined: count,
  firstDeposits: count,
  active: count,
})
export type Funnel = Infer<typeof FunnelStruct>

/** An account of the line with its valid bets of the days and of those before. */
const MoverStruct = type({ account: string(), validBet: MinorUnits, before: MinorUnits })
export type Mover = Infer<typeof MoverStruct>

/** The first sight of an agent (product rule 29.10). Everything is read as the reports and the settlement read it. */
export const getAgentDesk = defineCall({
  name: 'getAgentDesk',
  summary: 'What an agent earned so far, what waits for an answer, and how the line does.',
  method: 'GET',
  path: '/wps/agent/desk',
  auth: 'agent',
  request: object({ period: enums(deskPeriods), language: Language }),
  response: type({
    currency: CurrencyCode,
    /** The figures contain everything that was settled and paid before this moment; null before the first count. */
    asOf: nullable(Instant),
    /** The longest period of the contracts in force; null without a contract. */
    span: nullable(type({ from: Instant, to: Instant })),
    earnings: array(EarningStruct),
    waiting: type({
      /** Requests about contracts that wait for the agent's own answer, oldest first. */
      requests: array(
        type({
          id: string(),
          contract: enums(contractTypes),
          kind: RequestKind,
          /** The account that asks, and whether it is the one above. */
          account: string(),
          isAbove: boolean(),
          /** Highest rate in hundredths of a percent. */
          rate: integer(),
          expiresAt: nullable(Instant),
        }),
      ),
      unread: count,
      /** Payments of the agent's own that wait for commissions. */
      owed: MinorUnits,
      /** Payouts of commissions, and withdrawals, on which the house has not decided or that are on their way. */
      payouts: type({ count, amount: MinorUnits }),
      withdrawals: type({ count, amount: MinorUnits }),
    }),
    funnel: type({ now: FunnelStruct, before: FunnelStruct }),
    /** The house's result from the line on civil days (`yyyy-MM-dd`) on which something happened, the first one first. */
    days: array(type({ day: string(), houseResult: MinorUnits })),
    /** At most three each; null where the line is too large to compare all its accounts in an answer. */
    movers: nullable(type({ best: array(MoverStruct), falling: array(MoverStruct) })),
    /** The newest announcement for agents. */
    announcement: nullable(HeadlineStruct),
  }),
})
