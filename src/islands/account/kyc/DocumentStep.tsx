import { useId, useState } from 'react'
import { type DocumentKind, documentKinds } from '#contract/account/kyc/identity-check.ts'
import { useAction } from '#islands/use-action.ts'
import { useWords } from '#islands/Words.tsx'
import { beginCheck } from '#stores/account/kyc/kyc.ts'
import { StepActions } from './StepActions.tsx'

interface Props {
  chosen: DocumentKind | undefined
  onNext: () => void
  onBack: () => void
}

/** The choice of the document, which decides the needed pictures. */
export function DocumentStep({ chosen, onNext, onBack }: Props) {
  const t = useWords<'kyc'>()
  const name = useId()
  const { busy, fault, run } = useAction()
  const [kind, setKind] = useState(chosen)
  const [isMissing, setMissing] = useState(false)
  const goOn = () => {
    setMissing(kind === undefined)
    if (kind === undefined) return
    void run?.(async () => {
      await beginCheck('basic', kind)
      onNext()
    })
  }
  return (
    <>
      <fieldset className="choice">
        <legend className="unseen">{t('document.title')}</legend>
        {documentKinds.map((one) => (
          <label key={one} className="choice__option kyc__option">
            <input type="radio" name={name} checked={kind === one} onChange={() => setKind(one)} />
            <span>
              <strong>{t(`document.${one}`)}</strong>
              <span>{t(`document.${one}.text`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <StepActions
        {...{ busy, fault, onBack }}
        missing={isMissing && kind === undefined ? t('document.required') : undefined}
        next={t('step.next')}
        onNext={goOn}
      />
    </>
  )
}
