import type { CallFault } from '#api/errors.ts'
import { faultText } from '#api/fault-text.ts'
import { useWords } from '#islands/Words.tsx'
import { Notice } from '#ui/Notice.tsx'

interface Props {
  next: string
  busy?: boolean
  fault?: CallFault | undefined
  /** The error that prevents the next step. */
  missing?: string | undefined
  onNext: () => void
  onBack?: () => void
}

/** The end of a step: the error, and the buttons to continue and to go back. */
export function StepActions({ next, busy = false, fault, missing, onNext, onBack }: Props) {
  const t = useWords<'kyc' | 'errors'>()
  return (
    <>
      {fault && <Notice kind="error">{faultText(t, fault)}</Notice>}
      {missing !== undefined && <Notice kind="error">{missing}</Notice>}
      <div className="kyc__acts">
        <button type="button" className="button button--main" aria-disabled={busy} onClick={onNext}>
          {busy && <span className="busy" aria-hidden="true" />}
          <span>{busy ? t('step.busy') : next}</span>
        </button>
        {onBack && (
          <button type="button" className="button" onClick={onBack}>
            {t('step.back')}
          </button>
        )}
      </div>
    </>
  )
}
