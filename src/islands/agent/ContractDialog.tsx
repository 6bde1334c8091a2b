import { useCallback, useEffect, useState } from 'react'
import { type CallFault, faultOf } from '#api/errors.ts'
import { faultText } from '#api/fault-text.ts'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { centreRoutes } from '#lib/screen-route.ts'
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

/** Contracts that an upline offers, with a link to the page where they are answered. */
export function ContractDialog({ language, locale, onClose }: Props) {
  const t = useWords<'agent' | 'errors' | 'common'>()
  const role = useStore($role)
  const requests = useStore($contractRequests)
  const [fault, setFault] = useState<CallFault>()
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
      ) : requests.length === 0 ? (
        <p>{t('contract.none')}</p>
      ) : (
        <>
          <p>{t('contract.text')}</p>
          {requests.map((request) => (
            <ContractOffer key={request.id} locale={locale} request={request} />
          ))}
          {role === 'agent' ? (
            <a className="button button--main button--wide" href={localPath(language, centreRoutes.agent)}>
              {t('contract.answer')}
            </a>
          ) : (
            <>
              <p>{t('contract.member')}</p>
              <a className="button button--main button--wide" href={localPath(language, '/support/')} data-support="">
                {t('support')}
              </a>
            </>
          )}
        </>
      )}
    </Dialog>
  )
}
