import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import type { Launched } from '#stores/play/games/game.ts'
import { moneyPath } from './GameBar.tsx'

interface Props {
  language: SiteLanguage
  game: Launched
  /** Name of the vendor that keeps the wallet. */
  vendor: string
  /** Restarts the game with play money. */
  onFree: () => void
  /** Shows the game as it is. */
  onOpen: () => void
}

/** Over a game that plays from its vendor's wallet while nothing is there: where its money comes from, and the ways on. */
export function EmptyWallet({ language, game, vendor, onFree, onOpen }: Props) {
  const t = useWords<'games'>()
  return (
    <div className="game-wait-art" role="alert">
      <strong>{t('wallet.title', { vendor })}</strong>
      <p>{t('wallet.text')}</p>
      <div className="game-late__ways">
        <a className="button button--main" href={moneyPath(language, game)}>
          {t('wallet.transfer')}
        </a>
        <button type="button" className="button button--line" onClick={onFree}>
          {t('frame.toTrial')}
        </button>
        <button type="button" className="button button--bare" onClick={onOpen}>
          {t('wallet.open')}
        </button>
      </div>
    </div>
  )
}
