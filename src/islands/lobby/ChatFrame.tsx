import { useEffect, useState } from 'react'
import { useWords } from '#islands/Words.tsx'
import type { ChatRoom } from '#stores/chat.ts'
import { Notice } from '#ui/Notice.tsx'

interface Props {
  room: ChatRoom
  onRetry: () => void
}

/** Milliseconds after which a frame that shows nothing is said to be late. */
const patience = 20_000

/**
 * The chat in a sandbox: it may talk to its own server and remember its own things, and reaches nothing of this page. A
 * chat on this very origin gets an opaque one instead.
 */
export function ChatFrame({ room, onRetry }: Props) {
  const t = useWords<'chat' | 'errors'>()
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
          {t('loading')}
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
