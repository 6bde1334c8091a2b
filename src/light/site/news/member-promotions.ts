import { shownCount } from '#lib/formats.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { $available } from '#stores/account/security/profile.ts'

let isFollowing = false

/**
 * Says in the side menu how many promotions a member can take now. What they are is loaded where the page lists
 * promotions, or once the list of the side menu is opened (product rule 23.13).
 */
export function followMemberPromotions(language: SiteLanguage): void {
  if (isFollowing) return
  isFollowing = true
  const menu = document.querySelector('[data-news]')?.closest('details')
  if (menu) $available.subscribe((count) => mark(menu, count))
  const list = () => void import('./member-list.ts').then(({ listMemberPromotions }) => listMemberPromotions(language))
  if (menu?.open || document.querySelector('[data-offers], [data-home-offers]')) list()
  else menu?.addEventListener('toggle', list, { once: true })
}

/** Writes the count beside the promotions of the side menu. Built pages have no place for it: visitors read them too. */
function mark(menu: HTMLElement, count: number): void {
  const summary = menu.querySelector('summary')
  if (!summary) return
  const there = summary.querySelector<HTMLElement>('.side__count')
  const badge = there ?? document.createElement('b')
  badge.className = 'side__count'
  badge.hidden = count === 0
  badge.textContent = shownCount(count)
  if (!there) summary.insertBefore(badge, summary.lastElementChild)
}
