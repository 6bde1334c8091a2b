import { boolean, type Infer, integer, nullable, optional, string, type } from 'superstruct'
import { DeviceStruct } from '#contract/account/security/device.ts'
import { CurrencyCode, Instant } from '#contract/scalars.ts'

/** Numeric account types (product rule 1.1). */
export const agentTypes: readonly number[] = [1, 2, 41, 42]
export const trialType = 4
export const memberType = 0

export const MemberInfoStruct = type({
  id: string(),
  account: string(),
  /** The account name as people write it: a mobile number in its national format. Default: `account`. */
  shownName: optional(string()),
  nickname: string(),
  type: integer(),
  currency: CurrencyCode,
  currencySymbol: string(),
  hasVip: boolean(),
  /** Whether bets earn points now, so that menus show them. */
  hasPoints: optional(boolean()),
  /** Name of the VIP level in the requested language; null without a VIP programme or before the first level. */
  vipLabelName: optional(nullable(string())),
  /** 0 below the first level. */
  vipRankLevel: optional(integer()),
  /** Number of promotions that this account can use now. */
  availablePromoCount: optional(integer()),
  /** Promotions for this account: whether it can invite others. */
  availablePromo: type({ REFERRAL: type({ enabled: boolean() }) }),
  /** Whether the account can send money along the agent line: there is an agent above, or it is one. */
  canTransfer: optional(boolean()),
  /** Whether there is a deposit method for the account. */
  canDeposit: optional(boolean()),
  /** Whether a vendor keeps a wallet for the account, or holds money of the account. */
  hasVendorWallets: optional(boolean()),
  unreadMessage: integer(),
  /** When the account was used before this session (58 Pa. Code §812a.9); null on its first use. */
  lastLoginAt: nullable(Instant),
  /** The device and the place of it; null if they are not known any more. */
  lastLoginFrom: optional(nullable(DeviceStruct)),
})
export type MemberInfo = Infer<typeof MemberInfoStruct>

export type Role = 'visitor' | 'trial' | 'member' | 'agent'

/** The role of an account type. The gateway decides it again on every call. */
export function roleOf(type: number): Exclude<Role, 'visitor'> {
  if (type === trialType) return 'trial'
  return agentTypes.includes(type) ? 'agent' : 'member'
}
