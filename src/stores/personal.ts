import { atom } from 'nanostores'
import { $session } from './session.ts'

/** Node ids of favourites, newest first. Empty for visitors. */
export const $favorites = atom<readonly number[]>([])

/** Node ids of games launched lately, the latest first; undefined until they are asked for. */
export const $recent = atom<readonly number[] | undefined>(undefined)

$session.listen(() => {
  $recent.set(undefined)
  $favorites.set([])
})
