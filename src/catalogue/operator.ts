import type { ResponseOf } from '#contract/define-call.ts'
import type { FeedbackRules } from '#contract/entities/permission.ts'
import { getPointConfig } from '#contract/rewards/get-point-config.ts'
import { getPointRewards } from '#contract/rewards/get-point-rewards.ts'
import { getDomainRoute } from '#contract/system/get-domain-route.ts'
import { getPermission } from '#contract/system/get-permission.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { gateway } from './gateway.ts'

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
