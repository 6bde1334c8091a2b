import { useEffect } from 'react'
import { loadFavorites, toggleFavorite } from '#stores/lobby.ts'
import { $favorites } from '#stores/personal.ts'
import { $session } from '#stores/session.ts'
import { useStore } from '#stores/use-store.ts'

const box = '.tile__fav'

/** Hearts on tiles are static HTML; this ties all of them to the store. `layouts/early.js` hears a visitor's tap. */
export function FavoriteMarks() {
  const favorites = useStore($favorites)
  const session = useStore($session)
  useEffect(() => {
    if (session) loadFavorites().catch(() => $favorites.set([]))
  }, [session])
  useEffect(() => {
    for (const input of document.querySelectorAll<HTMLInputElement>(box))
      input.checked = favorites.includes(nodeOf(input))
  }, [favorites])
  useEffect(() => {
    const onChange = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || !target.matches(box)) return
      void toggleFavorite(nodeOf(target), Date.now()).then(() => {
        target.checked = $favorites.get().includes(nodeOf(target))
      })
    }
    document.addEventListener('change', onChange)
    return () => {
      document.removeEventListener('change', onChange)
      for (const input of document.querySelectorAll<HTMLInputElement>(box)) input.checked = false
    }
  }, [])
  return null
}

function nodeOf(input: HTMLInputElement): number {
  return Number(input.closest<HTMLElement>('[data-game]')?.dataset.game)
}
