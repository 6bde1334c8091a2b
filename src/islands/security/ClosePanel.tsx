import { useState } from 'react'
import { type CallFault, faultOf } from '#api/errors.ts'
import { faultText } from '#api/fault-text.ts'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import type { Protection } from '#stores/security.ts'
import { closeAccount } from '#stores/security-acts.ts'
import { Notice } from '#ui/Notice.tsx'
import { AskedFirst } from './AskedFirst.tsx'
import type { Given } from './CloseForm.tsx'
import { solutionOf } from './closing-solutions.ts'
import { CloseForm } from './late-forms.ts'
import { More } from './More.tsx'
import { Panel } from './Panel.tsx'

interface Props {
  language: SiteLanguage
  /** The name of the account, which the question names. */
  account: string
  protection: Protection
}

/** Closing the account: password and code first, then a question, then it happens. */
export function ClosePanel({ language, account, protection }: Props) {
  const t = useWords<'security' | 'errors' | 'centre'>()
  const [given, setGiven] = useState<Given>()
  const [fault, setFault] = useState<CallFault>()
  const [busy, setBusy] = useState(false)
  const close = async ({ password, code }: Given) => {
    setBusy(true)
    try {
      await closeAccount({ password, language, ...(code.trim() !== '' && { code: code.trim() }) })
    } catch (error) {
      setFault(faultOf(error))
      setGiven(undefined)
      setBusy(false)
    }
  }
  const solution = fault?.kind === 'refused' ? solutionOf(fault.code) : undefined
  return (
    <Panel title={t('closing.title')} lead={t('closing.lead')}>
      <p className="security__soft">{t('closing.before')}</p>
      {fault && <Notice kind="error">{faultText(t, fault)}</Notice>}
      {solution && (
        <a className="button button--line security__act" href={localPath(language, solution.path)}>
          {t(solution.words)}
        </a>
      )}
      {!protection.password.isSet ? (
        <Notice kind="info">{t('closing.needsPassword')}</Notice>
      ) : given ? (
        <AskedFirst
          question={t('closing.ask', { account })}
          yes={t('closing.yes')}
          no={t('closing.no')}
          busy={busy}
          onYes={() => void close(given)}
          onNo={() => setGiven(undefined)}
        />
      ) : (
        <More title={t('closing.open')}>
          <CloseForm
            asksCode={protection.authenticator.since !== null}
            onGiven={(next) => {
              setFault(undefined)
              setGiven(next)
            }}
          />
        </More>
      )}
    </Panel>
  )
}
