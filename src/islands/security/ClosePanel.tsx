import { useState } from 'react'
import { type CallFault, faultOf } from '#api/errors.ts'
import { faultText } from '#api/fault-text.ts'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { closeAccount, type Protection } from '#stores/security.ts'
import { TextField } from '#ui/Field.tsx'
import { Notice } from '#ui/Notice.tsx'
import { ActForm } from './ActForm.tsx'
import { AskedFirst } from './AskedFirst.tsx'
import { solutionOf } from './closing-solutions.ts'
import { More } from './More.tsx'
import { Panel } from './Panel.tsx'
import { SecretField } from './SecretField.tsx'
import { useFields } from './use-fields.ts'

interface Props {
  language: SiteLanguage
  /** The name of the account, which the question names. */
  account: string
  protection: Protection
}

interface Given {
  readonly password: string
  readonly code: string
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

function CloseForm({ asksCode, onGiven }: { asksCode: boolean; onGiven: (given: Given) => void }) {
  const t = useWords<'security' | 'auth'>()
  const fields = useFields('password', 'code')
  const { password, code } = fields.values
  return (
    <ActForm
      fields={fields}
      check={() => ({
        ...(password === '' && { password: t('field.required') }),
        ...(asksCode && code.trim() === '' && { code: t('field.required') }),
      })}
      send={async () => onGiven({ password, code })}
      submit={t('closing.next')}
    >
      <SecretField fields={fields} name="password" label={t('password.current')} kind="login" />
      {asksCode && (
        <TextField
          label={t('closing.code')}
          hint={t('closing.code.hint')}
          autoComplete="one-time-code"
          maxLength={32}
          {...fields.bind('code')}
        />
      )}
    </ActForm>
  )
}
