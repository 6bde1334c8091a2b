import { useState } from 'react'
import { GameTiles } from '#islands/GameTiles.tsx'
import { WaitingTiles } from '#islands/lobby/WaitingTiles.tsx'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { hotGameList } from '#stores/lists.ts'
import { useStore } from '#stores/use-store.ts'

interface Props {
  language: SiteLanguage
  /** Names of vendors by code. */
  vendors: Readonly<Record<string, string>>
}

/** Hot games for a person whose list is empty. Shows nothing if they cannot be loaded. */
export function HotGames({ language, vendors }: Props) {
  const t = useWords<'lobby'>()
  const [{ $state }] = useState(() => hotGameList(language))
  const state = useStore($state)
  const games = 'value' in state ? state.value : undefined
  if (state.phase === 'failed' || games?.length === 0) return null
  return (
    <section className="section" aria-labelledby="list-hot">
      <h2 id="list-hot">{t('list.hot')}</h2>
      {games ? (
        <GameTiles games={games} vendors={vendors} language={language} />
      ) : (
        <WaitingTiles label={t('loading')} count={12} />
      )}
    </section>
  )
}
