import { type SyntheticEvent, useState } from 'react'
import { faultText } from '#api/fault-text.ts'
import type { ContractRequest } from '#contract/agents/contracts/contract-request.ts'
import { withdrawPasswordField } from '#islands/not-the-login.ts'
import { useAction } from '#islands/use-action.ts'
import { useMoment } from '#islands/use-moment.ts'
import { useWords } from '#islands/Words.tsx'
import { type Answered, acceptContract, rejectContract } from '#stores/agents/contracts/contract-answers.ts'
import { PasswordField } from '#ui/Field.tsx'
import { Notice } from '#ui/Notice.tsx'

interface Props {
  locale: string
  request: Pick<ContractRequest, 'id' | 'kind' | 'inForceFrom' | 'contract'>
  onDone: (text: string) => void
}

/** Accepts a request with the withdraw password, or rejects it after a confirmation. */
export function ContractAnswer({ locale, request, onDone }: Props) {
  const t = useWords<'contracts' | 'errors' | 'common'>()
  const moment = useMoment(locale)
  const { busy, fault, run, setFault } = useAction()
  const [asking, setAsking] = useState<'accept' | 'reject'>()
  const [password, setPassword] = useState('')
  const [isMissing, setMissing] = useState(false)
  const leave = () => {
    setAsking(undefined)
    setFault(undefined)
    setPassword('')
  }
  const doneText = ({ inForceFrom }: Answered) => {
    const date = inForceFrom ? moment(inForceFrom) : ''
    if (inForceFrom === null) return t('contract.rejected')
    return t(request.kind === 'termination' ? 'contract.accepted.end' : 'contract.accepted', { date })
  }
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setMissing(asking === 'accept' && password === '')
    if (asking === 'accept' && password === '') return
    void run?.(async () => {
      const answered = await (asking === 'accept' ? acceptContract(request.id, password) : rejectContract(request.id))
      onDone(doneText(answered))
    })
  }
  if (!asking)
    return (
      <div className="contract__acts">
        {request.inForceFrom && (
          <button type="button" className="button button--main" onClick={() => setAsking('accept')}>
            {t('contract.accept')}
          </button>
        )}
        <button type="button" className="button" onClick={() => setAsking('reject')}>
          {t('contract.reject')}
        </button>
      </div>
    )
  return (
    <form className="contract__answer" onSubmit={submit} noValidate>
      {asking === 'accept' ? (
        <PasswordField
          label={t('contract.password')}
          error={isMissing ? t('contract.password.required') : undefined}
          eye={{ show: t('contract.password.show'), hide: t('contract.password.hide') }}
          {...withdrawPasswordField}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      ) : (
        <p>{t('contract.reject.sure')}</p>
      )}
      {fault && <Notice kind="error">{faultText(t, fault)}</Notice>}
      <div className="contract__acts">
        <button type="submit" className="button button--main" aria-disabled={busy}>
          {busy ? t('contract.busy') : t(`contract.${asking}`)}
        </button>
        <button type="button" className="button" onClick={leave}>
          {t('contract.back')}
        </button>
      </div>
    </form>
  )
}
