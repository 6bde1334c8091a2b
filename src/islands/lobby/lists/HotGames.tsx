import { useEffect, useState } from 'react'
import { CallError } from '#api/errors.ts'
import type { Game } from '#contract/entities/game.ts'
import type { Translate } from '#i18n/messages.ts'
import { GameTiles } from '#islands/GameTiles.tsx'
import { WaitingTiles } from '#islands/lobby/WaitingTiles.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { hotGames } from '#stores/hot.ts'

interface Props {
  t: Translate
  language: SiteLanguage
  /** Names of vendors by code. */
  vendors: Readonly<Record<string, string>>
}

/** What others play, for whoever has no list yet; without an answer there is nothing to say. */
export function HotGames({ t, language, vendors }: Props) {
  const [games, setGames] = useState<readonly Game[]>()
  useEffect(() => {
    hotGames(language).then(setGames, (error: unknown) => {
      if (!(error instanceof CallError)) throw error
      setGames([])
    })
  }, [language])
  if (games?.length === 0) return null
  return (
    <section className="section" aria-labelledby="list-hot">
      <h2 id="list-hot">{t('list.hot')}</h2>
      {games ? (
        <GameTiles games={games} vendors={vendors} t={t} language={language} />
      ) : (
        <WaitingTiles label={t('loading')} count={12} />
      )}
    </section>
  )
}
