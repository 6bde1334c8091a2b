import { useState } from 'react'
import { proofHash } from '#games/fairness/proof.ts'
import { SeedValues } from '#islands/play/fairness/SeedValues.tsx'
import { resourceWords } from '#islands/table-words.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { screenRoute } from '#lib/screen-route.ts'
import { type DrawnRound, drawnRound } from '#stores/play/history/history.ts'
import { roundFile } from '#stores/play/history/round-file.ts'
import { Resource } from '#ui/Resource.tsx'
import { saveFile } from '#ui/save-file.ts'

interface Props {
  roundId: string
  language: SiteLanguage
}

/** What a round was drawn from, the way to compute it again, and its receipt as a file (product rule 36.6). */
export function RoundCheck({ roundId, language }: Props) {
  const t = useWords<'history' | 'tables' | 'errors' | 'centre'>()
  const [{ $state, refresh }] = useState(() => drawnRound(roundId))
  const state = useAnswer($state)
  // A round of an older form has no proof, and trying again would not change that.
  if (state.phase === 'failed' && state.fault.kind === 'refused' && state.fault.code === 'round_not_drawn')
    return <p className="facts__note">{t('proof.none')}</p>
  return (
    <Resource
      state={state}
      words={resourceWords(t, t('loading'))}
      onRetry={refresh}
      skeleton={<div className="skeleton statement__wait" />}
    >
      {(drawn) => (
        <div className="statement__inside">
          <HowToCheck drawn={drawn} language={language} />
          <SeedValues
            values={[
              [t('proof.commitment'), drawn.commitment],
              [t(isEverybodys(drawn) ? 'proof.public' : 'proof.client'), drawn.clientSeed],
            ]}
          />
          {drawn.proof?.engine !== 'draws' && (
            <p className="facts__note">
              {t(isEverybodys(drawn) ? 'proof.number' : 'proof.nonce', { nonce: drawn.nonce })}
            </p>
          )}
          <SaveReceipt roundId={roundId} drawn={drawn} />
        </div>
      )}
    </Resource>
  )
}

/** Whether the round was drawn for everybody at once: at a shared table, or of a lottery. */
const isEverybodys = ({ proof }: DrawnRound) => proof?.engine === 'tables' || proof?.engine === 'draws'

/** The proof on the page that checks it, or how to come by it. */
function HowToCheck({ drawn: { proof }, language }: { drawn: DrawnRound; language: SiteLanguage }) {
  const t = useWords<'history'>()
  if (proof)
    return (
      <div>
        <a className="button button--line" href={`${localPath(language, '/fairness/')}#${proofHash(proof)}`}>
          {t('proof.check')}
        </a>
      </div>
    )
  return (
    <>
      <p className="facts__note">{t('proof.sealed')}</p>
      <div>
        <a className="link" href={localPath(language, screenRoute('member', 'fairness'))}>
          {t('proof.change')}
        </a>
      </div>
    </>
  )
}

function SaveReceipt({ roundId, drawn }: { roundId: string; drawn: DrawnRound }) {
  const t = useWords<'history'>()
  const save = () => {
    const { name, text } = roundFile(roundId, drawn)
    saveFile(name, new Blob([text], { type: 'application/json' }))
  }
  return (
    <>
      <div>
        <button type="button" className="button button--line" onClick={save}>
          {t('proof.save')}
        </button>
      </div>
      <p className="facts__note">{t('proof.save.note')}</p>
    </>
  )
}
