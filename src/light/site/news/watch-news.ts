import { peek } from '#api/peek.ts'
import { now } from '#lib/clock.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { changedParts, pageVersion, versionOf } from '#lib/news-version.ts'
import { whenIdle } from '#light/when-idle.ts'

/** The path of `contract/site/news/get-news-version.ts`, repeated here because that module would load the whole contract. */
const versionPath = '/wps/notice/version'

/** Milliseconds of absence after which a page loads newer news when the person returns. */
const freshFor = 60_000

/**
 * Asks the gateway, when the page is at rest, whether its news is newer than the page, and only then loads the
 * replacement. Without an answer the page does not change.
 *
 * @param page carries the versions of its parts in `data-news`
 */
export function watchNews(page: HTMLElement): void {
  // The folder of the page's words begins with its language. `pageLanguage` would come with more than this page needs.
  const language = (document.documentElement.dataset.words?.split('.')[0] ?? '') as SiteLanguage
  let looked = 0
  const look = async () => {
    looked = now()
    const newest = versionOf(await peek(versionPath, { language }))
    const shown = page.dataset.news ?? ''
    const changed = newest === undefined ? [] : changedParts(shown, newest)
    if (newest === undefined || changed.length === 0) return
    const { renewNews } = await import('./renew-news.ts')
    // A failed load is repeated.
    if (await renewNews(changed, language)) page.dataset.news = pageVersion(shown, newest)
  }
  whenIdle(() => void look())
  addEventListener('visibilitychange', () => {
    if (!document.hidden && now() - looked > freshFor) void look()
  })
}
