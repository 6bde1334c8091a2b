import type { ReelsTranslate } from '#games/reels/view/words.ts'
import { isFramed, tellPage } from './to-page.ts'

type Props = {
  readonly t: ReelsTranslate
  readonly text: string
  /** Tries again; undefined if that cannot help. */
  readonly onRetry: (() => void) | undefined
}

/** Shown instead of a game that cannot be opened. */
export function Gone({ t, text, onRetry }: Props) {
  return (
    <main className="play-message">
      <div className="message message--error" role="alert">
        <p>{text}</p>
        {onRetry && (
          <button type="button" className="button button--line" onClick={onRetry}>
            {t('reels.retry')}
          </button>
        )}
        {isFramed() && (
          <button type="button" className="button button--line" onClick={() => tellPage({ type: 'close' })}>
            {t('reels.back')}
          </button>
        )}
      </div>
    </main>
  )
}
