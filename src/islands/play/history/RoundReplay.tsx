import './round-replay.css'
import { useState } from 'react'
import { faultText } from '#api/fault-text.ts'
import { useAction } from '#islands/use-action.ts'
import { useWords } from '#islands/Words.tsx'
import { replayOf } from '#stores/play/history/history.ts'
import { Notice } from '#ui/Notice.tsx'

/** The round as its vendor shows it again, in a frame that opens when it is asked for. */
export function RoundReplay({ roundId, language }: { roundId: string; language: string }) {
  const t = useWords<'history' | 'tables' | 'errors' | 'centre'>()
  const { busy, fault, run } = useAction()
  const [url, setUrl] = useState<string>()
  if (url !== undefined)
    return (
      <iframe
        className="round-replay"
        title={t('round.replay.frame')}
        src={url}
        sandbox="allow-scripts allow-same-origin"
        referrerPolicy="no-referrer"
      />
    )
  return (
    <div className="statement__inside">
      <div>
        <button
          type="button"
          className="button button--line"
          aria-busy={busy}
          onClick={() => void run?.(async () => setUrl(await replayOf(roundId, language)))}
        >
          {t('round.replay')}
        </button>
      </div>
      {fault && <Notice kind="error">{faultText(t, fault)}</Notice>}
    </div>
  )
}
