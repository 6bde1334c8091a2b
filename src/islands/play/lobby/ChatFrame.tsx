import { useEffect, useState } from 'react'
import { useWords } from '#islands/Words.tsx'
import type { ChatRoom } from '#stores/play/lobby/chat.ts'
import { Notice } from '#ui/Notice.tsx'

interface Props {
  room: ChatRoom
  onRetry: () => void
}

/** Milliseconds after which an empty frame is reported as slow. */
const patience = 20_000

/**
 * The chat in a sandbox: it can use its own server and storage, but nothing of this page. A chat on the site's own origin
 * gets an opaque origin instead.
 */
export function ChatFrame({ room, onRetry }: Props) {
  const t = useWords<'lobby-chat' | 'errors'>()
  const [phase, setPhase] = useState<'loading' | 'shown' | 'late'>('loading')
  const [tries, setTries] = useState(0)
  const again = () => {
    setPhase('loading')
    setTries(tries + 1)
    onRetry()
  }
  useEffect(() => {
    if (phase !== 'loading') return
    const timer = setTimeout(() => setPhase('late'), patience)
    return () => clearTimeout(timer)
  }, [phase])
  return (
    <>
      {phase === 'loading' && (
        <p className="game-wait" role="status">
          <span className="busy" aria-hidden="true" />
          <span>{t('loading')}</span>
        </p>
      )}
      {phase === 'late' && (
        <Notice kind="error" action={{ text: t('retry'), onClick: again }}>
          {t('late')}
        </Notice>
      )}
      <iframe
        key={tries}
        className="chat__frame"
        title={t('title')}
        src={room.url}
        sandbox={`allow-scripts allow-forms allow-popups${room.own ? '' : ' allow-same-origin'}`}
        referrerPolicy="no-referrer"
        hidden={phase !== 'shown'}
        onLoad={() => setPhase('shown')}
      />
    </>
  )
}
