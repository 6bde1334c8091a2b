/**
 * Numbers a pager shows: a window of `range` around the current page and `margin` pages at each end, with gaps
 * between (product rule 5.14).
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

/** An entry of a pager: a page or an ellipsis, and whether narrow screens show it. Ellipses may stand there alone. */
export type PagerEntry = { readonly shown: 'always' | 'wide' | 'narrow'; readonly page: number | 'gap' }

/**
 * The same for a pager that is narrow on phones: there it has the first and last page and the current one with its
 * neighbours, and an ellipsis for whatever is left out between them.
 */
export function pagerEntries(current: number, total: number, range?: number, margin?: number): PagerEntry[] {
  const entries: PagerEntry[] = []
  let left: (number | 'gap')[] = []
  const leaveOut = () => {
    // One page takes no more room than its ellipsis.
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
