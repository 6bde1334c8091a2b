import { CallError } from '#api/errors.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { screenRoute } from '#lib/screen-route.ts'
import { whenIdle } from '#light/when-idle.ts'
import { $token } from '#stores/account/auth/session.ts'
import { $available } from '#stores/account/security/profile.ts'
import { availableRewards } from '#stores/rewards/promotions/promotions.ts'
import { type MemberPromotion, showMemberPromotions } from './shown-promotions.ts'

/**
 * Lists the promotions that a member can take now, wherever the page shows promotions, and again when their number
 * changes. Without an answer the page does not change. Called once for a page (`member-promotions.ts`).
 */
export function listMemberPromotions(language: SiteLanguage): void {
  let latest = 0
  let shown = 0
  const look = async (count: number) => {
    const mine = ++latest
    const token = $token.get()
    try {
      const promotions = token && count > 0 ? await load(language) : []
      if (mine !== latest || $token.get() !== token || shown + promotions.length === 0) return
      shown = promotions.length
      showMemberPromotions(promotions, language)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
    }
  }
  $available.subscribe((count) => {
    if (count + shown > 0) whenIdle(() => void look(count))
  })
}

async function load(language: SiteLanguage): Promise<MemberPromotion[]> {
  const route = screenRoute('member', 'rewardCenter')
  const rewards = await availableRewards(language)
  return rewards.flatMap(({ promotionId, claimId, announcementId, title, summary: lead, terms, actions }) => {
    const action = actions.find((one) => one !== 'leave')
    const id = `own-${claimId ?? `p${promotionId}`}`
    return action ? [{ id, announcementId, title, lead, terms, action, route }] : []
  })
}
