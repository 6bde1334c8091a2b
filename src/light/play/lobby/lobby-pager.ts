import { pagerEntries } from '#lib/pages.ts'
import { nodeOf } from '#light/element.ts'
import { $lobbyFilter, changed, type LobbyFilter, lobbyAddress, showInLobby } from '#stores/play/lobby/lobby-filter.ts'
import type { LobbyPage } from '#stores/play/lobby/lobby-games.ts'
import type { Resource } from '#stores/resource.ts'
import { icon } from '#ui/markup/icon.ts'

/** A page of a lobby: its number, or its cursor in lists without numbers. */
type To = number | string | undefined

const changeTo = (to: To): Partial<LobbyFilter> => (typeof to === 'number' ? { page: to } : { cursor: to })

/**
 * The pager of a lobby: page numbers where the gateway counts pages (product rule 5.14), and otherwise links to the neighbours with
 * the markup of `ui/CursorPager.tsx`. Written here because the islands of a lobby may not be loaded yet.
 *
 * @param lookAhead asks for a page before it is opened: the next one when the pager is near the screen, any other when a
 *   finger or pointer touches its link
 */
export function lobbyPager(grid: HTMLElement, lookAhead: (to: To) => void) {
  const pager = document.querySelector<HTMLElement>('[data-lobby-pager]')
  let isNear = false
  let following: To
  const lookOn = () => {
    if (isNear && following) lookAhead(following)
  }
  const observer = new IntersectionObserver(
    ([entry]) => {
      isNear = entry?.isIntersecting === true
      lookOn()
    },
    { rootMargin: '400px' },
  )
  if (pager) observer.observe(pager)
  const { first = '', previous = '', next = '', page: pageLabel = '' } = pager?.dataset ?? {}
  return (state: Resource<LobbyPage>): void => {
    if (!pager || state.phase === 'refreshing') return
    const page = state.phase === 'ready' ? state.value : undefined
    const hadFocus = pager.contains(document.activeElement)
    const isNumbered = page?.totalPages !== undefined && page.filter.cursor === undefined
    const links = page === undefined ? [] : isNumbered ? numbers(page) : neighbours(page)
    pager.className = isNumbered ? 'pager' : 'cursor-pager'
    pager.replaceChildren(...links)
    lookOn()
    // The focus stays in the pager for people who use the keyboard.
    if (hadFocus) pager.querySelector<HTMLElement>('[aria-current], a:last-child')?.focus({ preventScroll: true })
    // If the page was built with a pager, its space stays, so that nothing below it moves.
    pager.hidden = pager.childElementCount === 0 && state.phase !== 'waiting'
  }

  function numbers({ filter, totalPages = 1 }: LobbyPage): HTMLElement[] {
    const here = filter.page ?? 1
    following = here < totalPages ? here + 1 : undefined
    if (totalPages < 2) return []
    const entries = pagerEntries(here, totalPages).map(({ page, shown }) => {
      if (page === 'gap') {
        const gap = document.createElement('span')
        gap.className = `pager__gap pager__${shown}`
        gap.textContent = '…'
        gap.ariaHidden = 'true'
        return gap
      }
      const link = linkTo(page, String(page), pageLabel.replace('…', String(page)))
      link.className = `pager__${shown}`
      if (page === here) link.ariaCurrent = 'page'
      return link
    })
    const step = (to: number, label: string, name: string) => {
      if (to < 1 || to > totalPages) return []
      const link = linkTo(to, '', label)
      link.append(nodeOf(icon(name, { small: true, turns: true })))
      return [link]
    }
    return [...step(here - 1, previous, 'chevron-left'), ...entries, ...step(here + 1, next, 'chevron-right')]
  }

  function neighbours({ next: onward, previous: back }: LobbyPage): HTMLElement[] {
    following = onward ?? undefined
    const links = [
      ...(back === null ? [] : [linkTo(undefined, '1', first), linkTo(back, previous)]),
      ...(onward === null ? [] : [linkTo(onward, next)]),
    ]
    for (const link of links) link.className = 'button'
    return links
  }

  function linkTo(to: To, text: string, label?: string): HTMLAnchorElement {
    const made = document.createElement('a')
    made.textContent = text
    made.href = lobbyAddress(changed($lobbyFilter.get(), changeTo(to)))
    if (label) made.setAttribute('aria-label', label)
    made.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      showInLobby(changeTo(to))
      // This waits for the next frame, which has the tiles if their page was requested in advance: one layout instead
      // of two.
      requestAnimationFrame(() => grid.parentElement?.scrollIntoView({ block: 'start' }))
    })
    for (const sign of ['pointerover', 'pointerdown'] as const) made.addEventListener(sign, () => lookAhead(to))
    return made
  }
}
