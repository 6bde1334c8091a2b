import type { CallError } from '#api/errors.ts'
import { faultText } from '#api/fault-text.ts'
import { useWords } from '#islands/Words.tsx'
import { Notice } from '#ui/Notice.tsx'

interface Props {
  /** Undefined while the game is loading. */
  readonly failed: CallError | undefined
  readonly onRetry: () => void
}

/** Shown in the frame of a game while the game is loading, or if loading failed. */
export function FrameWait({ failed, onRetry }: Props) {
  const t = useWords<'games' | 'errors'>()
  return (
    <main className="play-message">
      <h1 className="unseen">{t('frame.label')}</h1>
      {failed ? (
        <Notice kind="error" action={{ text: t('retry'), onClick: onRetry }}>
          {faultText(t, failed.fault)}
        </Notice>
      ) : (
        <p role="status">
          <span className="busy" aria-hidden="true" />
          <span className="unseen">{t('loading')}</span>
        </p>
      )}
    </main>
  )
}
