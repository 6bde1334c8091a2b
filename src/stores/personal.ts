import { atom } from 'nanostores'
import { $session } from './session.ts'

/** Node ids of favourites, newest first. Empty for visitors. */
export const $favorites = atom<readonly number[]>([])

/** Whether the favourites of this session have arrived: until then an empty list means nothing. */
export const $favoritesKnown = atom(false)

/** Counts changes of the favourites that the gateway has taken: a list of them that came before is old. */
export const $favoritesKept = atom(0)

/** Node ids of games of the lobby's category launched lately, the latest first; undefined until they are asked for. */
export const $recent = atom<readonly number[] | undefined>(undefined)

$session.listen(() => {
  $recent.set(undefined)
  $favorites.set([])
  $favoritesKnown.set(false)
})
