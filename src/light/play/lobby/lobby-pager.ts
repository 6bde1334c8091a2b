import { nodeOf } from '#light/element.ts'
import { $lobbyFilter, changed, type LobbyFilter, lobbyAddress, showInLobby } from '#stores/play/lobby/lobby-filter.ts'
import type { LobbyPage } from '#stores/play/lobby/lobby-games.ts'
import type { Resource } from '#stores/resource.ts'
import { neighbourPages, pageNumbers, pressed } from '#ui/markup/pager.ts'

/** A page of a lobby: its number, or its cursor in lists without numbers. */
type To = number | string | undefined

const changeTo = (to: To): Partial<LobbyFilter> => (typeof to === 'number' ? { page: to } : { cursor: to })
const addressOf = (to: To) => lobbyAddress(changed($lobbyFilter.get(), changeTo(to)))

/**
 * The pager of a lobby: page numbers where the gateway counts pages (product rule 5.14), and otherwise links to the neighbours. It
 * is no island, since those of a lobby may not be loaded yet.
 *
 * @param prefetch asks for a page before it is opened: the next one when the pager is near the screen, any other when a
 *   finger or pointer touches its link
 */
export function lobbyPager(grid: HTMLElement, prefetch: (to: To) => void) {
  const pager = document.querySelector<HTMLElement>('[data-lobby-pager]')
  let isNear = false
  let following: To
  const lookOn = () => {
    if (isNear && following) prefetch(following)
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
    pager.replaceChildren(...links.flatMap((link) => (link ? [nodeOf(link)] : [])))
    lookOn()
    // The focus stays in the pager for people who use the keyboard.
    if (hadFocus) pager.querySelector<HTMLElement>('[aria-current], a:last-child')?.focus({ preventScroll: true })
    // If the page was built with a pager, its space stays, so that nothing below it moves.
    pager.hidden = pager.childElementCount === 0 && state.phase !== 'waiting'
  }

  function numbers({ filter, totalPages = 1 }: LobbyPage) {
    const page = filter.page ?? 1
    following = page < totalPages ? page + 1 : undefined
    const label = (number: number) => pageLabel.replace('…', String(number))
    const words = { previous, next, page: label }
    return totalPages < 2 ? [] : pageNumbers({ page, pages: totalPages, words, href: addressOf, on })
  }

  function neighbours({ next: onward, previous: back }: LobbyPage) {
    following = onward ?? undefined
    const words = { first, previous, next }
    return neighbourPages({ previous: back, next: onward, words, href: addressOf, on })
  }

  function on(to: To) {
    const go = () => {
      showInLobby(changeTo(to))
      // This waits for the next frame, which has the tiles if their page was requested in advance: one layout instead
      // of two.
      requestAnimationFrame(() => grid.parentElement?.scrollIntoView({ block: 'start' }))
    }
    const near = () => prefetch(to)
    return { onclick: pressed(go), onpointerover: near, onpointerdown: near }
  }
}
