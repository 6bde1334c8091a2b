import { $lobbyFilter, lobbyAddress, showInLobby } from '#stores/lobby-filter.ts'
import type { LobbyPage } from '#stores/lobby-games.ts'
import type { Resource } from '#stores/resource.ts'

/**
 * A pager with the markup of `ui/CursorPager.tsx`, for a lobby whose islands are not loaded yet.
 *
 * @param lookAhead asks for a page before it is opened: the next one when the pager is near the screen, any other when a
 *   finger or pointer touches its link
 */
export function lobbyPager(grid: HTMLElement, lookAhead: (cursor: string | undefined) => void) {
  const pager = document.querySelector<HTMLElement>('[data-lobby-pager]')
  let isNear = false
  let following: string | undefined
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
  const go = (cursor: string | undefined) => (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    showInLobby({ cursor })
    // With the next frame, which has the tiles if their page was asked for ahead: one layout instead of two.
    requestAnimationFrame(() => grid.parentElement?.scrollIntoView({ block: 'start' }))
  }
  const link = (text: string, cursor: string | undefined, label?: string) => {
    const made = document.createElement('a')
    made.className = 'button'
    made.href = lobbyAddress({ ...$lobbyFilter.get(), cursor })
    made.textContent = text
    if (label) made.setAttribute('aria-label', label)
    made.addEventListener('click', go(cursor))
    for (const sign of ['pointerover', 'pointerdown'] as const) made.addEventListener(sign, () => lookAhead(cursor))
    return made
  }
  return (state: Resource<LobbyPage>): void => {
    if (!pager || state.phase === 'refreshing') return
    const { first = '', previous = '', next = '' } = pager.dataset
    const page = state.phase === 'ready' ? state.value : undefined
    const hadFocus = pager.contains(document.activeElement)
    pager.replaceChildren(
      ...(page?.previous ? [link('1', undefined, first), link(previous, page.previous)] : []),
      ...(page?.next ? [link(next, page.next)] : []),
    )
    following = page?.next ?? undefined
    lookOn()
    // The focus stays in the pager for people who use the keyboard.
    if (hadFocus) pager.querySelector<HTMLElement>('a:last-child')?.focus({ preventScroll: true })
    // If the page was built with a pager, its space stays, so that nothing below it moves.
    pager.hidden = pager.childElementCount === 0 && state.phase !== 'waiting'
  }
}
