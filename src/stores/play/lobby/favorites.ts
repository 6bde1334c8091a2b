import { atom } from 'nanostores'
import { $token } from '#stores/account/auth/session.ts'

/** Node ids of favourites, newest first. Empty for visitors. */
export const $favorites = atom<readonly number[]>([])

/** Whether the favourites of this session are loaded; until then an empty list has no meaning. */
export const $favoritesKnown = atom(false)

/** Counter of saved changes to the favourites. A list that was loaded before the last change is outdated. */
export const $favoritesSaved = atom(0)

$token.listen(() => {
  $favorites.set([])
  $favoritesKnown.set(false)
})
