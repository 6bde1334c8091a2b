/**
 * The page numbers that a pager shows: `range` pages around the current one and `margin` pages at each end (product
 * rule
 * 5.14).
 *
 * @returns page numbers in order; `'gap'` marks omitted pages
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

/** An entry of a pager: a page number or an ellipsis, and on which screens it is shown. */
export type PagerEntry = { readonly shown: 'always' | 'wide' | 'narrow'; readonly page: number | 'gap' }

/**
 * The entries of a pager for wide and narrow screens at once. Narrow screens show the first, the last and the current
 * page with its neighbours, and an ellipsis for the pages between.
 */
export function pagerEntries(current: number, total: number, range?: number, margin?: number): PagerEntry[] {
  const entries: PagerEntry[] = []
  let left: (number | 'gap')[] = []
  const leaveOut = () => {
    // A single page takes no more room than an ellipsis.
    const isOne = left.length === 1
    const shown = isOne ? 'always' : 'wide'
    entries.push(...left.map((page): PagerEntry => ({ shown: page === 'gap' ? 'always' : shown, page })))
    if (left.length > 1 && !left.includes('gap')) entries.push({ shown: 'narrow', page: 'gap' })
    left = []
  }
  for (const page of pagesToShow(current, total, range, margin)) {
    const isNear = page === 1 || page === total || (page !== 'gap' && Math.abs(page - current) <= 1)
    if (!isNear) left.push(page)
    else {
      leaveOut()
      entries.push({ shown: 'always', page })
    }
  }
  return entries
}
