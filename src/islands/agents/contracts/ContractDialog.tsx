import { useEffect, useState } from 'react'
import { resourceWords } from '#islands/table-words.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { $role } from '#stores/account/auth/session.ts'
import { contractRequests } from '#stores/agents/contracts/contract-requests.ts'
import { openPopup } from '#stores/popup.ts'
import { useStore } from '#stores/use-store.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Resource } from '#ui/Resource.tsx'
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
  const { $state, refresh } = contractRequests(language)
  const state = useAnswer($state)
  const [done, setDone] = useState<string>()
  useEffect(() => {
    if (role === 'visitor') openPopup({ name: 'login' })
  }, [role])
  if (role === 'visitor') return null
  return (
    <Dialog title={t('contract.title')} closeLabel={t('close')} onClose={onClose} sheet={sheet}>
      {done !== undefined && <Notice kind="success">{done}</Notice>}
      <Resource
        state={state}
        words={resourceWords(t, t('loading'))}
        onRetry={refresh}
        skeleton={
          <p role="status">
            <span className="busy" aria-hidden="true" />
            <span className="unseen">{t('loading')}</span>
          </p>
        }
      >
        {(requests = []) => (
          <>
            <p>{t(requests.length === 0 ? 'contract.none' : 'contract.text')}</p>
            {requests.map((request) => (
              <ContractOffer
                key={request.id}
                locale={locale}
                request={request}
                canAnswer={role === 'agent'}
                onDone={(text) => {
                  setDone(text)
                  refresh()
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
      </Resource>
    </Dialog>
  )
}
