import { whenSomebodyIsHere } from '#light/presence.ts'
import type { SiteLanguage } from '#lib/languages.ts'

/** The header's news and whatever else can wait: a page that is only read loads none of it. */
export function watchHeader(): void {
  const language = (document.querySelector<HTMLElement>('.header')?.dataset.speaks ?? '') as SiteLanguage
  watchSupport(language)
  watchNews(language)
  whenSomebodyIsHere(async () => (await import('./header-news.ts')).showNews(language))
}

/** What may change the address, as in `stores/environment.ts`; and the gateway's return, after which what failed is tried again. */
const moves = ['hashchange', 'popstate', 'site:move', 'site:back'] as const

/** Announcements come when the address first names them; their code already when a finger nears what leads to them. */
function watchNews(language: SiteLanguage): void {
  const load = () => import('#light/news/news-popup.ts')
  const follow = async () => {
    if (!/^#(notice|announcement)\b/.test(location.hash)) return
    for (const move of moves) removeEventListener(move, follow)
    try {
      await (await load()).followNews(language)
    } catch (error) {
      for (const move of moves) addEventListener(move, follow)
      delete document.documentElement.dataset.opening
      // Its bar says that something is missing and offers to try again (light/system/watch.ts).
      dispatchEvent(new CustomEvent('site:trouble', { detail: { kind: 'down' } }))
      throw error
    }
  }
  const near = ({ target }: Event) => {
    if (target instanceof Element && target.closest('[data-popup="notice"], [href^="#notice"]')) void load()
  }
  for (const sign of signs) addEventListener(sign, near)
  for (const move of moves) addEventListener(move, follow)
  void follow()
}

/** What tells that a link is about to be followed. */
const signs = ['pointerover', 'pointerdown', 'focusin'] as const

/** Customer service opens in a window of its own; its address is known by the time the link is followed. */
function watchSupport(language: string): void {
  const windows = new WeakSet<Element>()
  const prepare = async ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('[data-support]') : null
    if (!link || windows.has(link)) return
    windows.add(link)
    const { prepareSupport } = await import('./support-window.ts')
    await prepareSupport(link, language)
  }
  for (const sign of signs) addEventListener(sign, prepare)
}
