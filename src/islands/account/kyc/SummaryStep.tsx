import type { IdentityCheck } from '#contract/account/kyc/identity-check.ts'
import { useAction } from '#islands/use-action.ts'
import { useWords } from '#islands/Words.tsx'
import { type IdentityStep, submitCheck } from '#stores/account/kyc/kyc.ts'
import { Preview } from './Preview.tsx'
import { StepActions } from './StepActions.tsx'

interface Props {
  draft: IdentityCheck
  onChange: (step: IdentityStep) => void
  onBack: () => void
  onSent: () => void
}

/** A last look at all data before they are sent. */
export function SummaryStep({ draft, onChange, onBack, onSent }: Props) {
  const t = useWords<'kyc'>()
  const { busy, fault, run } = useAction()
  const send = async () => {
    await submitCheck(draft.checkId)
    onSent()
  }
  const { documentKind, pictures, needs } = draft
  return (
    <>
      <p>{t('summary.text')}</p>
      {documentKind && (
        <p>
          <span>{`${t('summary.document')}: `}</span>
          <strong>{t(`document.${documentKind}`)}</strong>
        </p>
      )}
      <ul className="kyc__pictures">
        {needs.map((side) => {
          const picture = pictures.find((one) => one.side === side)
          return (
            <li key={side}>
              <div className="kyc__head">
                <h3>{t(`side.${side}`)}</h3>
                <button
                  type="button"
                  className="link"
                  aria-label={`${t('summary.change')}: ${t(`side.${side}`)}`}
                  onClick={() => onChange(side)}
                >
                  {t('summary.change')}
                </button>
              </div>
              {picture && <Preview key={picture.uploadId} uploadId={picture.uploadId} name={t(`side.${side}`)} />}
            </li>
          )
        })}
      </ul>
      <StepActions {...{ busy, fault, onBack }} next={t('summary.send')} onNext={() => void run?.(send)} />
    </>
  )
}
