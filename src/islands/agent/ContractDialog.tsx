import { useCallback, useEffect, useState } from 'react'
import { type CallFault, faultOf } from '#api/errors.ts'
import { faultText } from '#api/fault-text.ts'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { reloadContracts } from '#stores/agent-centre/contract-answers.ts'
import { $contractRequests, loadContractRequests } from '#stores/contracts.ts'
import { openPopup } from '#stores/popup.ts'
import { $role } from '#stores/session.ts'
import { useStore } from '#stores/use-store.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Notice } from '#ui/Notice.tsx'
import { ContractOffer } from './ContractOffer.tsx'
import sheet from './contract.css?url'

interface Props {
  language: SiteLanguage
  locale: string
  onClose: () => void
}

/** Contracts that an upline offers, and the answers to them. */
export function ContractDialog({ language, locale, onClose }: Props) {
  const t = useWords<'contracts' | 'errors' | 'common'>()
  const role = useStore($role)
  const requests = useStore($contractRequests)
  const [fault, setFault] = useState<CallFault>()
  const [done, setDone] = useState<string>()
  const load = useCallback(() => {
    setFault(undefined)
    loadContractRequests().catch((error: unknown) => setFault(faultOf(error)))
  }, [])
  useEffect(() => {
    if (role === 'visitor') openPopup({ name: 'login' })
    else if (!$contractRequests.get()) load()
  }, [role, load])
  if (role === 'visitor') return null
  return (
    <Dialog title={t('contract.title')} closeLabel={t('close')} onClose={onClose} sheet={sheet}>
      {fault ? (
        <Notice kind="error" action={{ text: t('retry'), onClick: load }}>
          {faultText(t, fault)}
        </Notice>
      ) : !requests ? (
        <p role="status">
          <span className="busy" aria-hidden="true" />
          <span className="unseen">{t('loading')}</span>
        </p>
      ) : (
        <>
          {done !== undefined && <Notice kind="success">{done}</Notice>}
          <p>{t(requests.length === 0 ? 'contract.none' : 'contract.text')}</p>
          {requests.map((request) => (
            <ContractOffer
              key={request.id}
              locale={locale}
              request={request}
              canAnswer={role === 'agent'}
              onDone={(text) => {
                setDone(text)
                void reloadContracts()
              }}
            />
          ))}
          {role !== 'agent' && requests.length > 0 && (
            <>
              <p>{t('contract.member')}</p>
              <a className="button button--main button--wide" href={localPath(language, '/support/')} data-support="">
                {t('contract.support')}
              </a>
            </>
          )}
        </>
      )}
    </Dialog>
  )
}
