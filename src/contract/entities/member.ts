import { boolean, type Infer, integer, nullable, optional, string, type } from 'superstruct'
import { CurrencyCode, Instant } from './scalars.ts'

/** Numeric account types (product rule 1.1). */
export const agentTypes: readonly number[] = [1, 2, 41, 42]
export const trialType = 4
export const memberType = 0

export const MemberInfoStruct = type({
  id: string(),
  account: string(),
  /** The account's name as people write it: a mobile number in the form of its country. As `account` where it is left out. */
  shownName: optional(string()),
  nickname: string(),
  type: integer(),
  currency: CurrencyCode,
  currencySymbol: string(),
  hasVip: boolean(),
  /** Name of the VIP level in the language asked for; null where there is no programme or no level is reached. */
  vipLabelName: optional(nullable(string())),
  /** 0 below the first level. */
  vipRankLevel: optional(integer()),
  /** Promotions that run now for this account. */
  availablePromoCount: optional(integer()),
  /** What is promoted to this account: bringing others along. */
  availablePromo: type({ REFERRAL: type({ enabled: boolean() }) }),
  unreadMessage: integer(),
  /** Where and when this account was last used before this session (58 Pa. Code §812a.9); null on the first. */
  lastLoginAt: nullable(Instant),
})
export type MemberInfo = Infer<typeof MemberInfoStruct>

export type Role = 'visitor' | 'trial' | 'member' | 'agent'

/** The role that an account type stands for. The gateway decides again on every call. */
export function roleOf(type: number): Exclude<Role, 'visitor'> {
  if (type === trialType) return 'trial'
  return agentTypes.includes(type) ? 'agent' : 'member'
}
