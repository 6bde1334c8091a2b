import { environment } from './environment.ts'
import { loadFavorites, toggleFavorite } from './lobby.ts'
import { $favorites } from './personal.ts'
import { $session } from './session.ts'

/**
 * Marks the game whose heart a visitor tapped before logging in: the login leads on to `#fav-<nodeId>`, which says so. A
 * game that was marked already stays marked.
 *
 * @returns what `toggleFavorite` says; undefined where no heart waits
 * @throws CallError where the favourites cannot be read
 */
export async function markWanted(now: number): Promise<'kept' | 'unheard' | 'failed' | undefined> {
  const { path, search, hash } = environment.place()
  const [, id] = /^fav-(\d{1,9})$/.exec(hash) ?? []
  if (id === undefined || !$session.get()) return undefined
  // Once: neither the way back nor a reload marks it again.
  environment.move(path + search, 'replace')
  await loadFavorites()
  const nodeId = Number(id)
  return $favorites.get().includes(nodeId) ? 'kept' : await toggleFavorite(nodeId, now)
}
