import { type MemberInfo, trialType } from '#contract/entities/member.ts'
import { isEnabled, modules } from '#contract/entities/whitelabel.ts'
import type { Executor } from '#gateway/db/client.ts'
import type { GatewayDeps } from '#gateway/deps.ts'
import type { Session } from '#gateway/http/context.ts'
import { CallFailure } from '#gateway/http/failure.ts'
import { readSettings } from '#gateway/system/settings.ts'
import { whitelabelSetting } from '#gateway/system/whitelabel.ts'
import { defaultLanguage } from '#lib/languages.ts'
import { findAccountById } from './accounts.ts'
import { countUnread } from './messages.ts'
import { shownName } from './mobile-numbers.ts'
import { selectSessionMember } from './queries.ts'
import { stakedBy, vipLevel, vipSetting } from './vip.ts'

/** Promotions that run for whoever is logged in; they are news, which knows of members. */
export type CountPromotions = (on: Executor, now: Date) => Promise<number>

/** Who is logged in, as the account stands now. @throws {CallFailure} `session_expired` where it ended meanwhile */
export async function readMemberInfo(
  { database, now }: GatewayDeps,
  session: Session,
  promotions: CountPromotions,
  language: string = defaultLanguage,
): Promise<MemberInfo> {
  const row = await selectSessionMember(database, session.sessionId)
  if (!row) throw new CallFailure('session_expired')
  const { tree, vip } = await readSettings(database, { tree: whitelabelSetting, vip: vipSetting })
  // Play money earns nothing.
  const has = (modId: string) => row.type !== trialType && isEnabled(tree, modId)
  // Levels of another currency say nothing of this account.
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
    unreadMessage: await countUnread(database, row.id),
    lastLoginAt: row.previous_login_at === null ? null : new Date(row.previous_login_at).toISOString(),
  }
}

/** The picture of who is logged in. */
export async function readIcon({ database }: GatewayDeps, { memberId }: Session): Promise<{ icon: string | null }> {
  const account = await findAccountById(database, memberId)
  return { icon: account?.avatarUrl ?? null }
}

/** `R$` for BRL; the code itself where a currency has no sign, as play money. */
function currencySymbol(currency: string): string {
  const format = new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
  return format.formatToParts(0).find(({ type }) => type === 'currency')?.value ?? currency
}
