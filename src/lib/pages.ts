/**
 * Numbers a pager shows: a window of `range` around the current page and `margin` pages at each end, with gaps
 * between (specification §9: 5 in range, 2 margin pages).
 *
 * @returns page numbers in order; `'gap'` stands for what is left out
 */
export function pagesToShow(current: number, total: number, range = 5, margin = 2): (number | 'gap')[] {
  const first = Math.max(1, Math.min(current - Math.floor(range / 2), total - range + 1))
  const shown = new Set<number>()
  for (let page = 1; page <= Math.min(margin, total); page++) shown.add(page)
  for (let page = first; page < first + range && page <= total; page++) shown.add(page)
  for (let page = Math.max(1, total - margin + 1); page <= total; page++) shown.add(page)
  const pages: (number | 'gap')[] = []
  let before = 0
  for (const page of [...shown].sort((a, b) => a - b)) {
    if (page === before + 2) pages.push(page - 1)
    else if (page > before + 2) pages.push('gap')
    pages.push(page)
    before = page
  }
  return pages
}
