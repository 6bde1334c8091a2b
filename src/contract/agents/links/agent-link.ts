import { boolean, enums, type Infer, integer, max, min, nullable, string, type } from 'superstruct'
import { Instant } from '#contract/scalars.ts'

/** The type of an account that registers by the link. */
export const downlineKinds = ['member', 'agent'] as const
export type DownlineKind = (typeof downlineKinds)[number]

/** Pages of the site that a link can lead to. */
export const landingPages = ['home', 'slots', 'live', 'sports', 'promotions', 'register'] as const
export type LandingPage = (typeof landingPages)[number]

/** `open` accepts registrations; the other states say why a link does not. */
const linkStates = ['open', 'inactive', 'expired', 'usedUp'] as const
export type LinkState = (typeof linkStates)[number]

/** A rebate in hundredths of a percent: 100 is one percent of the valid bets. */
export const Rate = min(max(integer(), 10_000), 0)

/** Counts of people who came by a link. Only `clicks` counts a person again on each civil day. */
const FunnelStruct = type({
  clicks: integer(),
  registrations: integer(),
  /** Accounts with a verified number or e-mail, or an approved document. */
  verified: integer(),
  /** Accounts with a credited deposit. */
  deposited: integer(),
  /** Accounts with valid bets in the last 30 civil days of the operator, up to the last count. */
  active: integer(),
})
export type Funnel = Infer<typeof FunnelStruct>

export const AgentLinkStruct = type({
  linkId: string(),
  /** The code in `?affiliateCode=…`; the case of its letters does not matter. */
  code: string(),
  /** Empty for the code that an agent has from the start. */
  name: string(),
  kind: enums(downlineKinds),
  /** The rebate of a new account; never more than the agent has at that moment. */
  rate: Rate,
  /** The first moment at which the link accepts no registrations. */
  expiresAt: nullable(Instant),
  maxUses: nullable(integer()),
  state: enums(linkStates),
  /** Whether the agent has it switched on; it may have expired all the same. */
  isActive: boolean(),
  language: string(),
  page: enums(landingPages),
  createdAt: Instant,
  funnel: FunnelStruct,
})
export type AgentLink = Infer<typeof AgentLinkStruct>
