import type { SiteLanguage } from '#lib/languages.ts'
import { isPopupPage, onFirstActivity } from '#light/presence.ts'
import { whenIdle } from '#light/when-idle.ts'
import { prefetchForms } from './prefetch-forms.ts'

/** Starts the parts of the header that can wait: news, customer service, and the files of its popups. */
export function watchHeader(): void {
  const language = (document.querySelector<HTMLElement>('.header')?.dataset.speaks ?? '') as SiteLanguage
  watchSupport(language)
  watchNews(language)
  watchTools()
  const isUnderForm = isPopupPage()
  const news = async () => (await import('./header-news.ts')).showNews(language, isUnderForm)
  if (isUnderForm) {
    // The form shows the notices in a banner. The count of news is hidden until the form is closed.
    onFirstActivity(async () => (await import('#stores/site/news/news.ts')).loadNotice(language))
    addEventListener('site:move', news, { once: true })
  } else onFirstActivity(news)
  whenIdle(prefetchForms)
  const code = new URLSearchParams(location.search).get('affiliateCode')
  if (code) void import('./link-click.ts').then(({ reportClick }) => reportClick(code))
}

/**
 * Side menu and footer lead members to the tools of responsible gaming, and everybody else to the article about it. One link
 * for both keeps the pages light.
 */
function watchTools(): void {
  const root = document.documentElement
  const follow = () => {
    if (!/member|agent/.test(root.dataset.role ?? '')) return
    // A logout loads another page.
    for (const link of document.querySelectorAll<HTMLAnchorElement>(':is(.side, .footer) [href$="/help/#responsible"]'))
      link.href = link.href.replace(/help\/#.*/, 'member/responsibleGaming/')
  }
  new MutationObserver(follow).observe(root, { attributeFilter: ['data-role'] })
  follow()
}

/** Events that may change the address (see `stores/environment.ts`), and the gateway's return, to try again. */
const moves = ['hashchange', 'popstate', 'site:move', 'site:back'] as const

/**
 * Shows the announcements when the address names them. Their code is loaded when a pointer or the focus nears a link to
 * them.
 */
function watchNews(language: SiteLanguage): void {
  const load = () => import('#light/site/news/news-popup.ts')
  const follow = async () => {
    if (!/^#(notice|announcement)\b/.test(location.hash)) return
    for (const move of moves) removeEventListener(move, follow)
    try {
      await (await load()).followNews(language)
    } catch (error) {
      for (const move of moves) addEventListener(move, follow)
      delete document.documentElement.dataset.opening
      // The system bar then reports it and offers to try again (light/site/system/watch.ts).
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

/** Events that precede following a link. */
const signs = ['pointerover', 'pointerdown', 'focusin'] as const

/** Customer service opens in a window of its own. Its address is decrypted before the link is followed. */
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
