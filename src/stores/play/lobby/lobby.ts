import { CallError } from '#api/errors.ts'
import { addFavorite } from '#contract/play/lobby/add-favorite.ts'
import { getFavoriteIds } from '#contract/play/lobby/get-favorite-ids.ts'
import { removeFavorite } from '#contract/play/lobby/remove-favorite.ts'
import { $token } from '#stores/account/auth/session.ts'
import { call } from '#stores/call.ts'
import { $favorites, $favoritesKnown, $favoritesSaved } from './favorites.ts'

/** Milliseconds between two accepted taps on one game's heart (product rule 7.2). */
const throttle = 1000

/** When each game was marked or unmarked last, milliseconds. */
const toggled = new Map<number, number>()

let loading: { readonly token: string; readonly done: Promise<void> } | undefined

/**
 * Favourites of the logged-in member. Hearts and a list need them at the same time; they are fetched once.
 *
 * @throws CallError
 */
export function loadFavorites(): Promise<void> {
  const token = $token.get()
  if (!token) return Promise.resolve()
  if (loading?.token === token) return loading.done
  const done = readFavorites(token).finally(() => {
    if (loading?.done === done) loading = undefined
  })
  loading = { token, done }
  return done
}

async function readFavorites(token: string): Promise<void> {
  const { ids } = await call(getFavoriteIds, {})
  if ($token.get() !== token) return
  $favorites.set(ids)
  $favoritesKnown.set(true)
}

/**
 * Marks or unmarks a game: the change is shown at once, then sent to the gateway, and undone if that fails.
 *
 * @param now milliseconds, for the throttle
 * @returns `unheard` for a second tap too soon, and without a session
 */
export async function toggleFavorite(nodeId: number, now: number): Promise<'kept' | 'unheard' | 'failed'> {
  if (now - (toggled.get(nodeId) ?? Number.NEGATIVE_INFINITY) < throttle) return 'unheard'
  toggled.set(nodeId, now)
  const token = $token.get()
  const before = $favorites.get()
  const marked = before.includes(nodeId)
  $favorites.set(marked ? before.filter((id) => id !== nodeId) : [nodeId, ...before])
  try {
    await (marked ? call(removeFavorite, { nodeId }) : call(addFavorite, { nodeId }))
  } catch (error) {
    const isSame = $token.get() === token
    if (isSame) $favorites.set(takenBack(nodeId, before, $favorites.get()))
    if (!(error instanceof CallError)) throw error
    return isSame ? 'failed' : 'unheard'
  }
  if ($token.get() === token) $favoritesSaved.set($favoritesSaved.get() + 1)
  return 'kept'
}

/** The list as it would be without that one toggle; others may have succeeded since. */
function takenBack(nodeId: number, before: readonly number[], now: readonly number[]): readonly number[] {
  if (!before.includes(nodeId)) return now.filter((id) => id !== nodeId)
  const newer = now.filter((id) => !before.includes(id))
  return [...newer, ...before.filter((id) => id === nodeId || now.includes(id))]
}

$token.listen(() => toggled.clear())
