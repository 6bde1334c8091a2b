import { useState } from 'react'
import type { DocumentSide, IdentityCheck } from '#contract/account/kyc/identity-check.ts'
import { useAction } from '#islands/use-action.ts'
import { useWords } from '#islands/Words.tsx'
import { addPicture, identityPlace } from '#stores/account/kyc/kyc.ts'
import { PictureInput } from '#ui/PictureInput.tsx'
import { Preview } from './Preview.tsx'
import { StepActions } from './StepActions.tsx'

/** Pixels in which small print can be read. */
const longest = 2_400

interface Props {
  draft: IdentityCheck
  side: DocumentSide
  onNext: () => void
  onBack: () => void
}

/** One picture. The member takes it with a camera or chooses a file, sends it, and sees it. */
export function PictureStep({ draft, side, onNext, onBack }: Props) {
  const t = useWords<'kyc' | 'uploads'>()
  const { busy, fault, run } = useAction()
  const [part, setPart] = useState(0)
  const [isMissing, setMissing] = useState(false)
  const picture = draft.pictures.find((one) => one.side === side)
  const add = (file: Blob) => {
    // The step is done with its picture, but the member looks at it before leaving the step.
    identityPlace.show({ step: side }, 'replace')
    setPart(0)
    setMissing(false)
    void run?.(() => addPicture(draft.checkId, side, file, setPart))
  }
  const goOn = () => {
    if (busy) return
    setMissing(picture === undefined)
    if (picture) onNext()
  }
  return (
    <>
      <p>{t(`side.${side}.text`)}</p>
      {picture && <Preview key={picture.uploadId} uploadId={picture.uploadId} name={t(`side.${side}`)} />}
      {busy && (
        <div className="kyc__sending" role="status">
          <span>{t(part < 1 ? 'side.sending' : 'side.checking')}</span>
          <progress className="progress" value={part} max={1} aria-label={t('side.sending')} />
        </div>
      )}
      <div className="kyc__acts">
        <span className="kyc__camera">
          <PictureInput longest={longest} busy={busy} capture={side === 'face' ? 'user' : 'environment'} onPick={add}>
            {t('side.camera')}
          </PictureInput>
        </span>
        <PictureInput longest={longest} busy={busy} onPick={add}>
          {t(picture ? 'side.again' : 'picture.add')}
        </PictureInput>
      </div>
      <p className="field__hint">{t('picture.hint')}</p>
      <StepActions
        {...{ fault, onBack }}
        missing={isMissing && !picture ? t('side.required') : undefined}
        next={t('step.next')}
        onNext={goOn}
      />
    </>
  )
}
