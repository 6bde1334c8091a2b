import { whenSomebodyIsHere } from '#islands/presence.ts'

/** The header's news and whatever else can wait: a page that is only read loads none of it. */
export function watchHeader(): void {
  const language = document.querySelector<HTMLElement>('.header')?.dataset.speaks ?? ''
  watchSupport(language)
  whenSomebodyIsHere(async () => (await import('./header-news.ts')).showNews(language))
}

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
  for (const sign of ['pointerover', 'pointerdown', 'focusin'] as const) addEventListener(sign, prepare)
}
