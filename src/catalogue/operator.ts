import type { ResponseOf } from '#contract/define-call.ts'
import { getJackpot, type Jackpot } from '#contract/rewards/jackpot/get-jackpot.ts'
import { getPointConfig } from '#contract/rewards/points/get-point-config.ts'
import { getPointRewards } from '#contract/rewards/points/get-point-rewards.ts'
import { getVip } from '#contract/rewards/vip/get-vip.ts'
import { getDomainRoute } from '#contract/site/system/get-domain-route.ts'
import { getPermission } from '#contract/site/system/get-permission.ts'
import type { FeedbackRules } from '#contract/site/system/permission.ts'
import { brand } from '#lib/brand.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { gateway, orWithout } from './gateway.ts'

/** Question types of feedback and the bounds of its length. */
export async function feedbackRules(language: SiteLanguage): Promise<FeedbackRules> {
  const call = await gateway()
  return (await call(getPermission, { language })).info.feedback
}

/** Addresses of the site at build time. */
export async function domains(): Promise<ResponseOf<typeof getDomainRoute>> {
  return (await gateway())(getDomainRoute, {})
}

/** Rules and rewards of the points mall. */
export async function points(language: SiteLanguage) {
  const call = await gateway()
  const [config, rewards] = await Promise.all([call(getPointConfig, {}), call(getPointRewards, { language })])
  return { ...config, rewards: rewards.list }
}

/** VIP levels and the rules of the rebate; no programme if the operator's gateway does not have the call. */
export async function vip(language: SiteLanguage): Promise<ResponseOf<typeof getVip>> {
  const call = await gateway()
  const rebate = { period: 'day', claimDays: 7, minimum: 1n } as const
  return await orWithout({ programme: null, rebate }, call(getVip, { language }))
}

/** The jackpot at build time; none if the operator's gateway does not have the call. */
export async function jackpot(): Promise<Jackpot> {
  const none = { amount: null, currency: brand.currency, backed: false, illustration: false, pot: null, lastWin: null }
  return await orWithout(none, (await gateway())(getJackpot, {}))
}
