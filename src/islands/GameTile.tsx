import { useEffect, useRef } from 'react'
import type { Game } from '#contract/play/games/game.ts'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { $favorites } from '#stores/play/lobby/own-games.ts'
import { tileFacts, tileSizes } from '#stores/play/lobby/tile.ts'
import { useStore } from '#stores/use-store.ts'

interface Props {
  game: Game
  /** Name of the vendor. */
  vendor: string
  language: SiteLanguage
  /** Replaces the default link of the game. */
  href?: string
}

/** The same tile as `sections/Tile.astro`, for games from a call. A listener of the page handles the heart's clicks. */
export function GameTile({ game, vendor, language, href }: Props) {
  const t = useWords<'lobby'>()
  const favourite = useStore($favorites).includes(game.nodeId)
  const heart = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (heart.current) heart.current.checked = favourite
  }, [favourite])
  const { className, play, badge, pictures, to, popup } = tileFacts(game)
  const own = 'hash' in to ? to.hash : localPath(language, to.route)
  return (
    <li className={className} data-game={game.nodeId} data-vendor={game.vassalage}>
      <div className="tile__art" data-play={t(play)} data-badge={badge && t(badge)}>
        <picture>
          <source type="image/avif" srcSet={pictures.avif} sizes={tileSizes} />
          <img
            src={pictures.src}
            srcSet={pictures.webp}
            sizes={tileSizes}
            width="160"
            height="214"
            alt=""
            loading="lazy"
            decoding="async"
          />
        </picture>
      </div>
      <a className="tile__link tile__name" href={href ?? own} data-popup={popup}>
        {game.displayName}
      </a>
      <span className="tile__by">{game.isGame ? vendor : t('open')}</span>
      <input
        ref={heart}
        className="tile__fav"
        type="checkbox"
        defaultChecked={favourite}
        aria-label={t('favourite', { game: game.displayName })}
      />
    </li>
  )
}
