import { CallError } from '#api/errors.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { screenRoute } from '#lib/screen-route.ts'
import { shownCount } from '#lib/formats.ts'
import { element } from '#light/element.ts'
import { whenIdle } from '#light/when-idle.ts'
import { $available } from '#stores/profile.ts'
import { availableRewards } from '#stores/reward.ts'
import { $token } from '#stores/session.ts'
import { type OwnPromotion, showOwn } from './shown-promotions.ts'

let isFollowing = false

/**
 * Marks the promotions that a member can join, apply for or claim now, wherever the page shows promotions, and again when their number
 * changes (product rule 23.13). Without an answer the page does not change.
 */
export function followOwnPromotions(language: SiteLanguage): void {
  if (isFollowing) return
  isFollowing = true
  let latest = 0
  let shown = 0
  const look = async (count: number) => {
    const mine = ++latest
    const token = $token.get()
    try {
      const promotions = token && count > 0 ? await load(language) : []
      if (mine !== latest || $token.get() !== token || shown + promotions.length === 0) return
      shown = promotions.length
      showOwn(promotions, language)
    } catch (error) {
      if (!(error instanceof CallError)) throw error
    }
  }
  $available.subscribe((count) => {
    mark(count)
    if (count + shown > 0) whenIdle(() => void look(count))
  })
}

/** Writes the count beside the promotions in the side menu. Built pages have no place for it: they are read by visitors too. */
function mark(count: number): void {
  const summary = document.querySelector('[data-news]')?.closest('details')?.querySelector('summary')
  if (!summary) return
  const there = summary.querySelector<HTMLElement>('.side__count')
  const badge = there ?? element('b', { class: 'side__count' })
  badge.hidden = count === 0
  badge.textContent = shownCount(count)
  if (!there) summary.insertBefore(badge, summary.lastElementChild)
}

async function load(language: SiteLanguage): Promise<OwnPromotion[]> {
  const route = screenRoute('member', 'rewardCenter')
  const rewards = await availableRewards(language)
  return rewards.flatMap(({ promotionId, claimId, announcementId, title, summary: lead, terms, actions }) => {
    const action = actions.find((one) => one !== 'leave')
    const id = `own-${claimId ?? `p${promotionId}`}`
    return action ? [{ id, announcementId, title, lead, terms, action, route }] : []
  })
}
