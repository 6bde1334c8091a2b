import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { contractRequests } from '#stores/contracts.ts'
import { openPopup } from '#stores/popup.ts'
import { useStore } from '#stores/use-store.ts'
import { Icon } from '#ui/Icon.tsx'

/** Contracts that an upline offers and that wait for an answer, above the messages. Left out without any. */
export function ContractOffers({ language }: { language: SiteLanguage }) {
  const t = useWords<'inbox'>()
  const state = useStore(contractRequests(language).$state)
  // A failure is not shown in the inbox; the popup, which opens after a login, shows it.
  const offers = ('value' in state && state.value) || []
  if (offers.length === 0) return null
  return (
    <div className="panel inbox__offers">
      <span className="inbox__icon">
        <Icon name="invite" small />
      </span>
      <p>
        <strong>{t('inbox.offers', { count: offers.length })}</strong>
        <span>{t('inbox.offers.from', { accounts: [...new Set(offers.map(({ from }) => from))].join(', ') })}</span>
      </p>
      <button type="button" className="button" onClick={() => openPopup({ name: 'contract' })}>
        {t('inbox.offers.open')}
      </button>
    </div>
  )
}
