import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'

interface Props {
  language: SiteLanguage
  /** Opens the game anew. */
  onRetry: () => void
}

/** In place of a game whose page has not come: why, and what to do now. */
export function GameLate({ language, onRetry }: Props) {
  const t = useWords<'games' | 'errors'>()
  return (
    <div className="game-wait-art" role="alert">
      <strong>{t('late.title')}</strong>
      <p>{t('late.text')}</p>
      <div className="game-late__ways">
        <button type="button" className="button button--main" onClick={onRetry}>
          {t('retry')}
        </button>
        <a className="button button--line" href={localPath(language, '/rng/')}>
          {t('seamless.lobby')}
        </a>
      </div>
    </div>
  )
}
