import './inbox.css'
import type { ScreenProps } from '#islands/screen.ts'
import { useWords } from '#islands/Words.tsx'
import { localPath } from '#lib/local-path.ts'
import { inboxView } from '#stores/inbox.ts'
import { useStore } from '#stores/use-store.ts'
import { ContractOffers } from './ContractOffers.tsx'
import { FeedbackList } from './FeedbackList.tsx'
import { MessageList } from './MessageList.tsx'

/** The operator's messages to the member, and the member's feedback. */
export function Inbox(props: ScreenProps) {
  const t = useWords<'inbox' | 'centre'>()
  const { language, locale, menu } = props
  const { view } = useStore(inboxView.$filter)
  // Another view has other pages, so nothing else of the address stays.
  const here = menu.find(({ screen }) => screen === 'messageV2')?.href ?? ''
  const views = [
    { name: undefined, href: here, text: t('inbox.view.messages') },
    { name: 'feedback', href: `${here}?view=feedback`, text: t('inbox.view.feedback') },
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
      {view === 'feedback' ? (
        <FeedbackList language={language} locale={locale} />
      ) : (
        <>
          <ContractOffers language={language} />
          <MessageList {...props} feedbackHref={`${here}?view=feedback`} />
        </>
      )}
    </section>
  )
}
