import { type MemberInfo, trialType } from '#contract/entities/member.ts'
import { isEnabled, modules } from '#contract/entities/whitelabel.ts'
import type { Executor } from '#gateway/db/client.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Session } from '#gateway/http/context.ts'
import { CallFailure } from '#gateway/http/failure.ts'
import { readSettings } from '#gateway/system/settings.ts'
import { whitelabelSetting } from '#gateway/system/whitelabel.ts'
import { defaultLanguage } from '#lib/languages.ts'
import { standsInLine } from './line.ts'
import { countUnread } from './messages.ts'
import { shownName } from './mobile-numbers.ts'
import { loginBefore, selectSessionMember } from './queries.ts'
import { stakedBy, vipLevel, vipSetting } from './vip.ts'

/** Counts the promotions for logged-in people. Passed in, because the area `news` imports `member`. */
export type CountPromotions = (on: Executor, now: Date) => Promise<number>

/** The account of a session. @throws {CallFailure} `session_expired` if the session has ended meanwhile */
export async function readMemberInfo(
  { database, now }: GatewayDeps,
  session: Session,
  promotions: CountPromotions,
  language: string = defaultLanguage,
): Promise<MemberInfo> {
  const row = await selectSessionMember(database, session.sessionId)
  if (!row) throw new CallFailure('session_expired')
  const before = await loginBefore(database, session.sessionId)
  const { tree, vip } = await readSettings(database, { tree: whitelabelSetting, vip: vipSetting })
  // Trial users have neither VIP levels nor referrals.
  const has = (modId: string) => row.type !== trialType && isEnabled(tree, modId)
  // Levels in another currency do not apply to this account.
  const levels = has(modules.vip) ? vip.filter(({ currency }) => currency === row.currency) : []
  const staked = levels.length > 0 ? await stakedBy(database, row.id, row.currency) : 0n
  return {
    id: row.id.toString(),
    account: row.account,
    shownName: shownName(row.account),
    nickname: row.nickname,
    type: row.type,
    currency: row.currency,
    currencySymbol: currencySymbol(row.currency),
    hasVip: has(modules.vip),
    ...vipLevel(levels, staked, language),
    availablePromoCount: row.type === trialType ? 0 : await promotions(database, now()),
    availablePromo: { REFERRAL: { enabled: has(modules.referral) } },
    canTransfer: await standsInLine(database, row),
    unreadMessage: await countUnread(database, row.id),
    lastLoginAt: row.previous_login_at?.toISOString() ?? null,
    lastLoginFrom: before ? { browser: before.browser, system: before.system, place: before.place } : null,
  }
}

/** `R$` for BRL; the code itself for currencies without a symbol, such as play money. */
function currencySymbol(currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency
}
