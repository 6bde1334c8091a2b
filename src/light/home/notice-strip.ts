import type { Headline } from '#contract/news/announcement.ts'

/** Shows headlines in the strip, twice for the loop. Headlines that are there already stay. */
export function showHeadlines(track: HTMLElement, headlines: readonly Headline[]): void {
  const shown = [...track.querySelectorAll('li:not([aria-hidden])')].map((item) => item.textContent.trim())
  const now = headlines.map(({ title }) => title)
  const strip = track.closest<HTMLElement>('.notice')
  // Removing the strip would move the page, so it keeps its last headlines.
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
