import type { SiteLanguage } from '#lib/languages.ts'
import type { NewsPart } from '#lib/news-version.ts'

/**
 * Replaces the parts of a page that are newer on the gateway than in the build. The code of each part is loaded with
 * it.
 *
 * @returns whether everything was loaded
 */
export async function renewNews(changed: readonly NewsPart[], language: SiteLanguage): Promise<boolean> {
  const isNewer = (...parts: NewsPart[]) => parts.some((part) => changed.includes(part))
  const loaded = await Promise.all([
    !isNewer('promotions', 'banners') ||
      import('./renew-promotions.ts').then(({ renewPromotions }) => renewPromotions(language)),
    renewPage(isNewer('vip'), '[data-vip-levels]', async (list) =>
      (await import('./renew-vip.ts')).renewVip(list, language),
    ),
    renewPage(isNewer('points'), '[data-rewards]', async (list) =>
      (await import('./renew-points.ts')).renewPoints(list, language),
    ),
    renewPage(isNewer('contacts'), '[data-contacts]', async () =>
      (await import('./renew-contacts.ts')).renewContacts(language),
    ),
  ])
  return !loaded.includes(false)
}

/** Renews what some pages show. If they cannot be loaded, the built content stays. */
async function renewPage(isNewer: boolean, selector: string, renew: (list: HTMLElement) => Promise<void>) {
  const list = isNewer ? document.querySelector<HTMLElement>(selector) : null
  try {
    if (list) await renew(list)
    return true
  } catch {
    return false
  }
}
