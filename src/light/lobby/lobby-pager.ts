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
  const { first = '', previous = '', next = '' } = pager?.dataset ?? {}
  const links = { first: pageLink('1', first), previous: pageLink(previous), next: pageLink(next) }
  return (state: Resource<LobbyPage>): void => {
    if (!pager || state.phase === 'refreshing') return
    const page = state.phase === 'ready' ? state.value : undefined
    const hadFocus = pager.contains(document.activeElement)
    // A link that stays keeps its place and the focus: to move the focus costs a layout of the whole page.
    links.next.place('append', Boolean(page?.next), page?.next)
    links.previous.place('prepend', Boolean(page?.previous), page?.previous)
    links.first.place('prepend', Boolean(page?.previous))
    following = page?.next ?? undefined
    lookOn()
    // The focus stays in the pager for people who use the keyboard.
    if (hadFocus && !pager.contains(document.activeElement))
      pager.querySelector<HTMLElement>('a:last-child')?.focus({ preventScroll: true })
    // If the page was built with a pager, its space stays, so that nothing below it moves.
    pager.hidden = pager.childElementCount === 0 && state.phase !== 'waiting'
  }

  function pageLink(text: string, label?: string) {
    let to: string | undefined
    const made = document.createElement('a')
    made.className = 'button'
    made.textContent = text
    if (label) made.setAttribute('aria-label', label)
    made.addEventListener('click', (event) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      showInLobby({ cursor: to })
      // This waits for the next frame, which has the tiles if their page was requested in advance: one layout instead
      // of two.
      requestAnimationFrame(() => grid.parentElement?.scrollIntoView({ block: 'start' }))
    })
    for (const sign of ['pointerover', 'pointerdown'] as const) made.addEventListener(sign, () => lookAhead(to))
    return {
      place(how: 'append' | 'prepend', isThere: boolean, cursor?: string | null) {
        to = cursor ?? undefined
        made.href = lobbyAddress({ ...$lobbyFilter.get(), cursor: to })
        if (!isThere) made.remove()
        else if (!made.isConnected) pager?.[how](made)
      },
    }
  }
}
