import type { Headline } from '#contract/news/announcement.ts'

/** Puts these headlines into the strip, twice for the loop; what is there already stays as it is. */
export function showHeadlines(track: HTMLElement, headlines: readonly Headline[]): void {
  const shown = [...track.querySelectorAll('li:not([aria-hidden])')].map((item) => item.textContent.trim())
  const now = headlines.map(({ title }) => title)
  const strip = track.closest<HTMLElement>('.notice')
  // An empty strip would leave a hole, and taking it away would move the page: it keeps its last words.
  if (!strip || now.length === 0 || now.join('\n') === shown.join('\n')) return
  const items = headlines.map(({ id, title }) => {
    const item = document.createElement('li')
    const link = document.createElement('a')
    link.href = `#notice-${id}`
    link.textContent = title
    item.append(link)
    return item
  })
  const copies = now.map((title) => {
    const copy = document.createElement('li')
    copy.setAttribute('aria-hidden', 'true')
    copy.textContent = title
    return copy
  })
  track.replaceChildren(...items, ...copies)
}
