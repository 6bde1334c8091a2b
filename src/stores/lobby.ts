import { CallError } from '#api/errors.ts'
import { addFavorite } from '#contract/lobby/add-favorite.ts'
import { getFavoriteIds } from '#contract/lobby/get-favorite-ids.ts'
import { getRecentGames } from '#contract/lobby/get-recent-games.ts'
import { removeFavorite } from '#contract/lobby/remove-favorite.ts'
import { call } from './call.ts'
import { $favorites, $recent } from './personal.ts'
import { $session } from './session.ts'

/** A toggle is heard once in this many milliseconds (specification §4). */
const throttle = 1000
let lastToggle = Number.NEGATIVE_INFINITY

export async function loadFavorites(): Promise<void> {
  const session = $session.get()
  if (!session) return
  const { ids } = await call(getFavoriteIds, {})
  if ($session.get() === session) $favorites.set(ids)
}

/** @throws CallError; the caller shows why the list is not there */
export async function loadRecent(language: string): Promise<void> {
  const session = $session.get()
  const { list } = await call(getRecentGames, { page: 1, pageSize: 18, language })
  if ($session.get() === session) $recent.set(list.map(({ nodeId }) => nodeId))
}

/**
 * Marks or unmarks a game: shown at once, then told to the gateway, taken back where that fails.
 *
 * @param now milliseconds, for the throttle
 * @returns whether the tap was heard
 */
export async function toggleFavorite(nodeId: number, now: number): Promise<boolean> {
  if (now - lastToggle < throttle) return false
  lastToggle = now
  const session = $session.get()
  const before = $favorites.get()
  const marked = before.includes(nodeId)
  $favorites.set(marked ? before.filter((id) => id !== nodeId) : [nodeId, ...before])
  try {
    await (marked ? call(removeFavorite, { nodeId }) : call(addFavorite, { nodeId }))
  } catch (error) {
    if ($session.get() === session) $favorites.set(takenBack(nodeId, before, $favorites.get()))
    if (!(error instanceof CallError)) throw error
    return false
  }
  return true
}

/** The list as it would be without that one toggle; others may have succeeded since. */
function takenBack(nodeId: number, before: readonly number[], now: readonly number[]): readonly number[] {
  if (!before.includes(nodeId)) return now.filter((id) => id !== nodeId)
  const newer = now.filter((id) => !before.includes(id))
  return [...newer, ...before.filter((id) => id === nodeId || now.includes(id))]
}

$session.listen(() => {
  lastToggle = Number.NEGATIVE_INFINITY
})
