import { atom, onMount, type ReadableAtom } from 'nanostores'
import { environment } from './environment.ts'

/** A screen and where it stands: `/en/member/depositv2/`. */
export interface ScreenPlace {
  readonly screen: string
  readonly href: string
}

export interface ScreenStore<Place extends ScreenPlace> {
  /** The screen that the address names; it follows the address while somebody listens. */
  readonly $screen: ReadableAtom<Place>
  /**
   * Goes to a screen of this centre, as a new entry of the history unless it is open already.
   *
   * @param to where a link leads; hash without `#`
   * @returns false where no screen of this centre stands there: nothing has happened then
   */
  open(to: { readonly path: string; readonly search: string; readonly hash: string }): boolean
}

/**
 * Which screen of a centre is open, among those that can take each other's place without another page being loaded.
 *
 * @param places every screen of the centre; the front page has the empty name
 * @param first the one whose page was loaded
 */
export function screenStore<Place extends ScreenPlace>(places: readonly Place[], first: Place): ScreenStore<Place> {
  const placeAt = (path: string) => places.find(({ href }) => href === path)
  const $screen = atom(first)

  function follow(): void {
    const { path, search, hash } = environment.place()
    const place = placeAt(path)
    // Screens stood in the hash of the front page once; `layouts/lead-on.js` does the same before the first paint.
    const meant = place?.screen === '' && hash ? places.find(({ screen }) => screen === hash) : undefined
    if (meant) environment.move(meant.href + search, 'replace')
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
