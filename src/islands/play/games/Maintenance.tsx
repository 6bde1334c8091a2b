import type { Game } from '#contract/play/games/game.ts'
import { useWords } from '#islands/Words.tsx'
import { tilePictures } from '#lib/art.ts'

interface Props {
  games: readonly Game[]
  onPick: (nodeId: number) => void
}

/** Tells that the game is under maintenance, and offers games that can be played now. */
export function Maintenance({ games, onPick }: Props) {
  const t = useWords<'games' | 'errors' | 'common'>()
  return (
    <>
      <p>{t('maintenance.text')}</p>
      {games.length > 0 && (
        <section aria-label={t('maintenance.instead')}>
          <h3>{t('maintenance.instead')}</h3>
          <ul className="suggestions">
            {games.map((game) => {
              const { avif, webp, src } = tilePictures(game.iconUrl)
              return (
                <li key={game.nodeId}>
                  <button type="button" onClick={() => onPick(game.nodeId)}>
                    <picture>
                      <source type="image/avif" srcSet={avif} sizes="7rem" />
                      <img src={src} srcSet={webp} sizes="7rem" width="160" height="214" alt="" />
                    </picture>
                    <span>{game.displayName}</span>
                  </button>
                </li>
              )
            })}
          </ul>
        </section>
      )}
    </>
  )
}
