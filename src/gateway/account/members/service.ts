import type { AccountFacts } from '#contract/account/members/get-account-facts.ts'
import { type MemberInfo, trialType } from '#contract/account/members/member.ts'
import { isEnabled, modules } from '#contract/site/system/whitelabel.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Executor } from '#gateway/platform/db/client.ts'
import type { Session } from '#gateway/platform/http/context.ts'
import { CallFailure } from '#gateway/platform/http/failure.ts'
import { readSettings } from '#gateway/platform/settings/settings.ts'
import { whitelabelSetting } from '#gateway/platform/settings/whitelabel.ts'
import { defaultLanguage } from '#lib/languages.ts'
import { standsInLine } from './line.ts'
import { shownName } from './mobile-numbers.ts'
import { loginBefore, selectSessionMember } from './queries.ts'

/** Data that other areas hold about an account. The caller passes it in, because those areas import `member`. */
export interface OfOtherAreas {
  /** Unread messages, the rewards that a member can claim now, the promotions that they can take, and all that can be claimed. */
  counts(memberId: bigint): Promise<{
    readonly unread: number
    readonly claimable: number
    readonly available: number
    readonly toClaim: number
  }>
  /** The VIP level of a member. */
  vip(
    on: Executor,
    of: { readonly memberId: bigint; readonly currency: string },
    language: string,
    now: Date,
  ): Promise<VipLabel>
  /** Whether bets earn points. */
  points(on: Executor): Promise<boolean>
  /** Whether members can pay in with a currency. */
  deposits(currency: string): Promise<boolean>
  /** What is so now in each part of the account. */
  accountFacts(session: Session, language: string): Promise<AccountFacts>
  /** Whether vendors keep a wallet for a member, or hold money of the member. */
  vendorWallets(of: { readonly memberId: bigint; readonly currency: string }): Promise<boolean>
}

type VipLabel = Pick<MemberInfo, 'hasVip' | 'vipLabelName' | 'vipRankLevel'>

const withoutVip: VipLabel = { hasVip: false, vipLabelName: null, vipRankLevel: 0 }

/** The account of a session. @throws {CallFailure} `session_expired` if the session has ended meanwhile */
export async function readMemberInfo(
  { database, now }: GatewayDeps,
  session: Session,
  { counts, vip, points, deposits, vendorWallets }: OfOtherAreas,
  language: string = defaultLanguage,
): Promise<MemberInfo> {
  const row = await selectSessionMember(database, session.sessionId)
  if (!row) throw new CallFailure('session_expired')
  const before = await loginBefore(database, session.sessionId)
  const { tree } = await readSettings(database, { tree: whitelabelSetting })
  // Trial users have neither VIP levels nor referrals, and no money to move.
  const isTrial = row.type === trialType
  const { unread, available } = await counts(row.id)
  const owner = { memberId: row.id, currency: row.currency }
  return {
    id: row.id.toString(),
    account: row.account,
    shownName: shownName(row.account),
    nickname: row.nickname,
    type: row.type,
    currency: row.currency,
    currencySymbol: currencySymbol(row.currency),
    ...(isTrial ? withoutVip : await vip(database, owner, language, now())),
    availablePromoCount: isTrial ? 0 : available,
    hasPoints: !isTrial && (await points(database)),
    availablePromo: { REFERRAL: { enabled: !isTrial && isEnabled(tree, modules.referral) } },
    canTransfer: await standsInLine(database, row),
    canDeposit: !isTrial && (await deposits(row.currency)),
    hasVendorWallets: !isTrial && (await vendorWallets(owner)),
    unreadMessage: unread,
    lastLoginAt: row.previous_login_at?.toISOString() ?? null,
    lastLoginFrom: before ? { browser: before.browser, system: before.system, place: before.place } : null,
  }
}

/** `R$` for BRL; the code itself for currencies without a symbol, such as play money. */
function currencySymbol(currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency
}
