import './inbox.css'
import { Suspense } from 'react'
import { FeedbackList } from '#islands/FeedbackList.tsx'
import { lazyPart } from '#islands/lazy-part.tsx'
import type { ScreenProps } from '#islands/screen.ts'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { inboxView } from '#stores/account/messages/messages.ts'
import { contractRequests } from '#stores/agents/contracts/contract-requests.ts'
import { openPopup } from '#stores/popup.ts'
import { useStore } from '#stores/use-store.ts'
import { Boundary } from '#ui/Boundary.tsx'
import { Busy } from '#ui/Busy.tsx'
import { Icon } from '#ui/Icon.tsx'
import { Notice } from '#ui/Notice.tsx'
import { MessageList } from './MessageList.tsx'

const PushSettings = lazyPart(() => import('#islands/account/push/PushSettings.tsx'), 'PushSettings', ['push'])

/** The operator's messages to the member, and the member's feedback. */
export function Inbox(props: ScreenProps) {
  const t = useWords<'messages' | 'centre'>()
  const { language, locale, menu } = props
  const { view } = useStore(inboxView.$filter)
  // Another view has other pages, so nothing else of the address stays.
  const here = menu.find(({ screen }) => screen === 'messageV2')?.href ?? ''
  const views = [
    { name: undefined, href: here, text: t('inbox.view.messages') },
    { name: 'feedback', href: `${here}?view=feedback`, text: t('inbox.view.feedback') },
    { name: 'push', href: `${here}?view=push`, text: t('inbox.view.push') },
  ]
  return (
    <section className="column inbox" aria-labelledby="inbox-title">
      <h1 id="inbox-title">{t('inbox.title')}</h1>
      <nav className="inbox__views" aria-label={t('inbox.view')}>
        {views.map(({ name, href, text }) => (
          <a key={href} href={href} aria-current={name === view ? 'page' : undefined}>
            {text}
          </a>
        ))}
        <a className="inbox__help" href={`${localPath(language, '/help/')}#account`}>
          {t('inbox.help')}
        </a>
      </nav>
      {view === 'feedback' && <FeedbackList language={language} locale={locale} />}
      {view === 'push' && <PushView language={language} />}
      {view === undefined && (
        <>
          <ContractOffers language={language} />
          <MessageList {...props} feedbackHref={`${here}?view=feedback`} />
        </>
      )}
    </section>
  )
}

/** What this device is told; a failure is shown in its place. */
function PushView({ language }: { language: SiteLanguage }) {
  const t = useWords<'errors' | 'centre'>()
  const failed = (
    <Notice kind="error" action={{ text: t('retry'), onClick: () => location.reload() }}>
      {t('error.unreachable')}
    </Notice>
  )
  return (
    <Boundary fallback={failed}>
      <Suspense fallback={<Busy label={t('loading')} />}>
        <PushSettings language={language} />
      </Suspense>
    </Boundary>
  )
}

/** Contracts that an upline offers and that wait for an answer, above the messages. Left out without any. */
function ContractOffers({ language }: { language: SiteLanguage }) {
  const t = useWords<'messages'>()
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
