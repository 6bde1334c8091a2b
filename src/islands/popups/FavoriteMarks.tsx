import { useEffect, useState } from 'react'
import { CallError } from '#api/errors.ts'
import { useWords } from '#islands/Words.tsx'
import { unfoldEvent } from '#light/unfold.ts'
import { $token } from '#stores/account/auth/session.ts'
import { environment } from '#stores/environment.ts'
import { $favorites } from '#stores/play/lobby/favorites.ts'
import { loadFavorites, toggleFavorite } from '#stores/play/lobby/lobby.ts'
import { markWanted } from '#stores/play/lobby/wanted-favorite.ts'
import { useStore } from '#stores/use-store.ts'

const box = '.tile__fav'

/** Milliseconds for which the error of a failed change is shown. */
const stay = 8000

/** Connects the hearts of built tiles to the store. `layouts/boot.js` handles a visitor's tap. */
export function FavoriteMarks() {
  const t = useWords<'common' | 'errors'>()
  const favorites = useStore($favorites)
  const token = useStore($token)
  /** Counts failures, so that a second one is announced again. */
  const [failed, setFailed] = useState(0)
  const [said, setSaid] = useState(0)
  useEffect(() => {
    if (token) loadFavorites().catch(() => $favorites.set([]))
  }, [token])
  useEffect(() => {
    const mark = () => {
      for (const input of document.querySelectorAll<HTMLInputElement>(box))
        input.checked = favorites.includes(nodeOf(input))
    }
    mark()
    addEventListener(unfoldEvent, mark)
    return () => removeEventListener(unfoldEvent, mark)
  }, [favorites])
  useEffect(() => {
    const fail = () => setFailed((count) => count + 1)
    const wanted = () => {
      markWanted(environment.now()).then(
        (result) => result === 'failed' && fail(),
        (error: unknown) => {
          if (!(error instanceof CallError)) throw error
          fail()
        },
      )
    }
    const onChange = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || !target.matches(box)) return
      void toggleFavorite(nodeOf(target), environment.now()).then((result) => {
        target.checked = $favorites.get().includes(nodeOf(target))
        if (result === 'failed') fail()
      })
    }
    wanted()
    const stop = environment.onMove(wanted)
    document.addEventListener('change', onChange)
    return () => {
      stop()
      document.removeEventListener('change', onChange)
      for (const input of document.querySelectorAll<HTMLInputElement>(box)) input.checked = false
    }
  }, [])
  useEffect(() => {
    const timer = setTimeout(() => setSaid(failed), stay)
    return () => clearTimeout(timer)
  }, [failed])
  if (failed === said) return null
  return (
    <div className="toast" role="alert" key={failed}>
      {t('favourite.failed')}
    </div>
  )
}

function nodeOf(input: HTMLInputElement): number {
  return Number(input.closest<HTMLElement>('[data-game]')?.dataset.game)
}
