import { useState } from 'react'
import { useWords } from '#islands/Words.tsx'
import { localPath } from '#lib/local-path.ts'
import { pageLanguage } from '#light/site/system/page-language.ts'
import { categoriesWith } from '#stores/play/lobby/other-categories.ts'
import { resource } from '#stores/resource.ts'
import { useStore } from '#stores/use-store.ts'

/** Links to the categories in which a search finds something, or else to the games that can be played now. */
export function OtherCategories({ search }: { search: string }) {
  const t = useWords<'lobby-empty' | 'lobby-search'>()
  const { language } = pageLanguage()
  const [{ $state }] = useState(() => resource(() => categoriesWith(search, language)))
  const state = useStore($state)
  if (state.phase === 'waiting') return null
  const found = 'value' in state ? state.value : []
  return (
    <nav className="chips" aria-label={t('empty.elsewhere')}>
      {found.map(({ gameType, href, games }) => (
        <a key={gameType} className="chip" href={href}>
          {t('empty.category', { category: t(`category.${gameType}`), games })}
        </a>
      ))}
      {found.length === 0 && (
        <a className="chip" href={localPath(language, '/rng/?show=playable')}>
          {t('empty.open')}
        </a>
      )}
    </nav>
  )
}
