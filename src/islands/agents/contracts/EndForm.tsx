import { type SyntheticEvent, useEffect, useState } from 'react'
import { faultText } from '#api/fault-text.ts'
import type { ContractType } from '#contract/agents/contracts/contract.ts'
import { withdrawPasswordField } from '#islands/not-the-login.ts'
import { useAction } from '#islands/use-action.ts'
import { useWords } from '#islands/Words.tsx'
import { askForEnd, simulation } from '#stores/agents/contracts/contracts.ts'
import { useStore } from '#stores/use-store.ts'
import { PasswordField } from '#ui/Field.tsx'
import { Notice } from '#ui/Notice.tsx'
import { SimulationView } from './SimulationView.tsx'

interface Props {
  locale: string
  /** The downline with the contract; undefined for the caller's own. */
  account: string | undefined
  contract: ContractType
}

/** Asks the other side to end a contract; needs the withdraw password. For a downline's contract it shows which others would end too. */
export function EndForm({ locale, account, contract }: Props) {
  const t = useWords<'contracts' | 'errors' | 'centre'>()
  const { busy, fault, run, setFault } = useAction()
  const [isOpen, setOpen] = useState(false)
  const [password, setPassword] = useState('')
  const [isMissing, setMissing] = useState(false)
  const [{ $state, start, retry }] = useState(() => simulation(account ?? '', contract, null))
  const simulated = useStore($state)
  useEffect(() => {
    if (isOpen && account !== undefined) start()
  }, [isOpen, account, start])
  if (!isOpen)
    return (
      <button type="button" className="button held__act" onClick={() => setOpen(true)}>
        {t('line.end')}
      </button>
    )
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    setMissing(password === '')
    if (password !== '') void run?.(() => askForEnd(account, contract, password))
  }
  const kind = t(`contract.type.${contract}`)
  return (
    <form className="form ending" onSubmit={submit} noValidate>
      <h4>{account === undefined ? t('end.title.own', { kind }) : t('end.title', { kind, account })}</h4>
      <p className="column__lead">{t('end.text')}</p>
      {/* The form works without the simulation: the gateway checks the request anyway. */}
      {'answer' in simulated && simulated.answer && (
        <SimulationView locale={locale} simulation={simulated.answer} state={simulated} onRetry={retry} isEnd />
      )}
      <PasswordField
        label={t('contract.password')}
        error={isMissing ? t('contract.password.required') : undefined}
        eye={{ show: t('contract.password.show'), hide: t('contract.password.hide') }}
        {...withdrawPasswordField}
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      {fault && <Notice kind="error">{faultText(t, fault)}</Notice>}
      <div className="contract__acts">
        <button type="submit" className="button button--main" aria-disabled={busy}>
          {busy ? t('contract.busy') : t('end.send')}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => {
            setOpen(false)
            setFault(undefined)
            setPassword('')
          }}
        >
          {t('offer.cancel')}
        </button>
      </div>
    </form>
  )
}
