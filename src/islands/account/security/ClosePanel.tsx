import { useState } from 'react'
import { type CallFault, faultOf } from '#api/errors.ts'
import { faultText } from '#api/fault-text.ts'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { screenRoute } from '#lib/screen-route.ts'
import type { Protection } from '#stores/account/security/security.ts'
import { closeAccount } from '#stores/account/security/security-acts.ts'
import { Notice } from '#ui/Notice.tsx'
import type { OwnerProof } from './CloseForm.tsx'
import { ConfirmQuestion } from './ConfirmQuestion.tsx'
import { CloseForm } from './lazy-forms.ts'
import { More } from './More.tsx'
import { Panel } from './Panel.tsx'

const screen = (name: string) => screenRoute('member', name)

/**
 * The screen that solves a refusal to close the account, by its code. Codes that are not listed are solved on this
 * screen.
 */
const solutions = {
  closing_downline: { path: '/support/', words: 'closing.where.support' },
  closing_round_open: { path: screen('personalHistoryCopy'), words: 'closing.where.rounds' },
  closing_withdrawal_open: { path: screen('withdraw'), words: 'closing.where.withdrawals' },
  closing_deposit_open: { path: screen('depositv2'), words: 'closing.where.deposits' },
  closing_transfer_open: { path: screen('transferFund'), words: 'closing.where.transfers' },
  closing_vendor_balance: { path: screen('transferFund'), words: 'closing.where.vendors' },
  closing_balance_left: { path: screen('withdraw'), words: 'closing.where.withdraw' },
} as const

function solutionOf(code: string) {
  return Object.hasOwn(solutions, code) ? solutions[code as keyof typeof solutions] : undefined
}

interface Props {
  language: SiteLanguage
  /** The name of the account, which the question names. */
  account: string
  protection: Protection
}

/** Closing the account: password and code first, then a question, then it happens. */
export function ClosePanel({ language, account, protection }: Props) {
  const t = useWords<'security' | 'errors' | 'centre' | 'auth-steps'>()
  const [given, setGiven] = useState<OwnerProof>()
  const [fault, setFault] = useState<CallFault>()
  const [busy, setBusy] = useState(false)
  const close = async ({ password, code }: OwnerProof) => {
    setBusy(true)
    try {
      await closeAccount({ password, language, ...(code.trim() !== '' && { code: code.trim() }) })
    } catch (error) {
      setFault(faultOf(error))
      setGiven(undefined)
      setBusy(false)
    }
  }
  const isWrongCode = fault?.kind === 'refused' && fault.code === 'code_wrong'
  const solution = fault?.kind === 'refused' ? solutionOf(fault.code) : undefined
  return (
    <Panel title={t('closing.title')} lead={t('closing.lead')}>
      <p className="security__soft">{t('closing.before')}</p>
      {fault && <Notice kind="error">{isWrongCode ? t('wrong.either') : faultText(t, fault)}</Notice>}
      {solution && (
        <a className="button button--line security__act" href={localPath(language, solution.path)}>
          {t(solution.words)}
        </a>
      )}
      {!protection.password.isSet ? (
        <Notice kind="info">{t('closing.needsPassword')}</Notice>
      ) : given ? (
        <ConfirmQuestion
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
