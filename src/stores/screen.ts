import { atom, onMount, type ReadableAtom } from 'nanostores'
import { environment } from './environment.ts'

/** A screen and its address: `/en/member/depositv2/`. */
export interface ScreenPlace {
  readonly screen: string
  readonly href: string
}

export interface ScreenStore<Place extends ScreenPlace> {
  /** The screen that the address names; up to date while the store has listeners. */
  readonly $screen: ReadableAtom<Place>
  /**
   * Opens a screen of this centre, as a new history entry unless it is open already.
   *
   * @param to the address of the link; hash without `#`
   * @returns false if no screen of this centre has that address; nothing happens then
   */
  open(to: { readonly path: string; readonly search: string; readonly hash: string }): boolean
}

/**
 * The open screen of a centre, among screens that replace each other without loading another page.
 *
 * @param places every screen of the centre; the front page has the empty name
 * @param first the screen whose page was loaded
 */
export function screenStore<Place extends ScreenPlace>(places: readonly Place[], first: Place): ScreenStore<Place> {
  const placeAt = (path: string) => places.find(({ href }) => href === path)
  const $screen = atom(first)

  function follow(): void {
    const { path, search, hash } = environment.place()
    const place = placeAt(path)
    // Old addresses have the screen in the hash of the front page; `layouts/redirect-hash.js` redirects them before first
    // paint.
    const target = place?.screen === '' && hash ? places.find(({ screen }) => screen === hash) : undefined
    if (target) environment.move(target.href + search, 'replace')
    else if (place) $screen.set(place)
  }

  onMount($screen, () => {
    const stop = environment.onMove(follow)
    follow()
    return stop
  })

  function open({ path, search, hash }: { path: string; search: string; hash: string }): boolean {
    if (!placeAt(path)) return false
    const here = environment.place()
    const isHere = here.path === path && here.search === search
    environment.move(path + search + (hash && `#${hash}`), isHere && here.hash === hash ? 'replace' : 'push')
    return true
  }

  return { $screen, open }
}
