import { $session } from '#stores/account/auth/session.ts'
import { environment } from '#stores/environment.ts'
import { $favorites } from './favorites.ts'
import { loadFavorites, toggleFavorite } from './lobby.ts'

/**
 * Adds the favourite that a visitor chose before the login, which then led to `#fav-<nodeId>`. A game that is a
 * favourite already stays one.
 *
 * @returns the result of `toggleFavorite`; undefined without such a hash
 * @throws CallError if the favourites cannot be loaded
 */
export async function markWanted(now: number): Promise<'kept' | 'unheard' | 'failed' | undefined> {
  const { path, search, hash } = environment.place()
  const [, id] = /^fav-(\d{1,9})$/.exec(hash) ?? []
  if (id === undefined || !$session.get()) return undefined
  // Only once: neither going back nor a reload adds it again.
  environment.move(path + search, 'replace')
  await loadFavorites()
  const nodeId = Number(id)
  return $favorites.get().includes(nodeId) ? 'kept' : await toggleFavorite(nodeId, now)
}
