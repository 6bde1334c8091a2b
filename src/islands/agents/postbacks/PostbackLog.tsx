import { useState } from 'react'
import { faultText } from '#api/fault-text.ts'
import type { PostbackDelivery } from '#contract/agents/postbacks/postback.ts'
import { resourceWords, tableWords } from '#islands/table-words.ts'
import { useAction } from '#islands/use-action.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useMoment } from '#islands/use-moment.ts'
import { useWords } from '#islands/Words.tsx'
import { countText } from '#lib/count-text.ts'
import type { LinkPostbackStore } from '#stores/agents/postbacks/postbacks.ts'
import { CursorPager } from '#ui/CursorPager.tsx'
import { type Fact, Facts } from '#ui/Facts.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Resource } from '#ui/Resource.tsx'

interface Props {
  store: LinkPostbackStore
  canSend: boolean
  locale: string
}

/** Sent and planned postbacks of a link, newest first, with a button that sends a test. */
export function PostbackLog({ store, canSend, locale }: Props) {
  const t = useWords<'postbacks' | 'tables' | 'errors'>()
  const { busy, fault, run } = useAction()
  const [tested, setTested] = useState(false)
  const state = useAnswer(store.deliveries.$state)
  const test = () => void run?.(() => store.sendTest().then(() => setTested(true)))
  return (
    <section className="register__log">
      <h4>{t('postback.log')}</h4>
      <div className="register__ways">
        {canSend && (
          <button type="button" className="button button--line" aria-disabled={busy} onClick={test}>
            {t('postback.test')}
          </button>
        )}
        <button type="button" className="button button--line" onClick={store.showNewest}>
          {t('postback.log.refresh')}
        </button>
      </div>
      {fault && <Notice kind="error">{faultText(t, fault)}</Notice>}
      {tested && !fault && <Notice kind="success">{t('postback.tested')}</Notice>}
      <Resource
        state={state}
        words={resourceWords(t, t('postback.loading'))}
        onRetry={store.deliveries.refresh}
        isEmpty={({ list }) => list.length === 0}
        empty={<p className="card__note">{t('postback.log.empty')}</p>}
      >
        {({ list, next, previous }) => (
          <>
            <ul className="register__deliveries">
              {list.map((delivery) => (
                <li key={delivery.deliveryId}>
                  <Delivery delivery={delivery} store={store} canSend={canSend} locale={locale} />
                </li>
              ))}
            </ul>
            <CursorPager next={next} previous={previous} onPage={store.showPage} labels={tableWords(t).pager} />
          </>
        )}
      </Resource>
    </section>
  )
}

const tones = { waiting: 'status--open', delivered: 'status--won', failed: 'status--bad', cancelled: '' } as const

function Delivery({ delivery, store, canSend, locale }: Props & { delivery: PostbackDelivery }) {
  const t = useWords<'postbacks' | 'errors'>()
  const { busy, fault, run } = useAction()
  const { deliveryId, event, at, member, state, tries, triedAt, status, fault: why, nextAt } = delivery
  const name = t(`postback.event.${event}`)
  const moment = useMoment(locale)
  const answer = why !== null ? t(`postback.fault.${why}`) : status !== null && t('postback.answer.status', { status })
  const facts: readonly (Fact | false)[] = [
    member !== null && [t('postback.member'), member, 'verbatim'],
    triedAt !== null && [t('postback.tried'), moment(triedAt)],
    tries > 1 && [t('postback.tries'), countText(tries, locale)],
    answer !== false && [t('postback.answer'), answer],
    tries > 0 && nextAt !== null && [t('postback.next'), moment(nextAt)],
  ]
  return (
    <div className="register__delivery">
      <p>
        <b>{name}</b>
        <span>{` ${moment(at)} `}</span>
        <span className={`status ${tones[state]}`}>{t(`postback.state.${state}`)}</span>
      </p>
      <Facts entries={facts} />
      {fault && <Notice kind="error">{faultText(t, fault)}</Notice>}
      {canSend && (
        <button
          type="button"
          className="button button--line"
          aria-label={t('postback.again.of', { event: name, at: moment(at) })}
          aria-disabled={busy}
          onClick={() => void run?.(() => store.sendAgain(deliveryId))}
        >
          {t('postback.again')}
        </button>
      )}
    </div>
  )
}
