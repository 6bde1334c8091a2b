import { whenSomebodyIsHere } from '#islands/presence.ts'

/**
 * What the header shows of the news: how many notices this device has not opened, and the strip of the home page as
 * the gateway has it now. Read once somebody is here; a page that is only read loads none of it.
 */
export function watchHeader(): void {
  const dots = [...document.querySelectorAll<HTMLElement>('[data-notices]')]
  const language = document.querySelector<HTMLElement>('.header')?.dataset.speaks ?? ''
  watchSupport(language)
  whenSomebodyIsHere(async () => {
    void import('#islands/missing-pictures.ts').then(({ mendMissingPictures }) => mendMissingPictures())
    const { $notice, $unseen, loadNotice, markNoticesSeen } = await import('#stores/news.ts')
    $unseen.subscribe((count) => {
      for (const dot of dots) {
        dot.hidden = count === 0
        dot.textContent = count > 9 ? '9+' : String(count)
      }
    })
    const look = () => {
      if (location.hash.startsWith('#notice')) markNoticesSeen()
    }
    addEventListener('hashchange', look)
    $notice.listen(async (notice) => {
      const track = document.querySelector<HTMLElement>('[data-notice-track]')
      if (track && notice) (await import('./notice-strip.ts')).showHeadlines(track, notice.player)
    })
    await loadNotice(language)
    look()
    ;(await import('./announce.ts')).announceToVisitor()
  })
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
