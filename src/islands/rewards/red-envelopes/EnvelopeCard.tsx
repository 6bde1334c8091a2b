import './envelope.css'
import { useState } from 'react'
import type { RedEnvelope } from '#contract/rewards/red-envelopes/red-envelope.ts'
import { ProtectedFault } from '#islands/ProtectedFault.tsx'
import { useAction } from '#islands/use-action.ts'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { momentText } from '#lib/moment-text.ts'
import { formatMoney } from '#lib/money.ts'
import { openEnvelope } from '#stores/rewards/red-envelopes/red-envelopes.ts'
import { type Fact, Facts } from '#ui/Facts.tsx'
import { Fold } from '#ui/Fold.tsx'
import { takeFocus } from '#ui/take-focus.ts'
import { TakenShares } from './TakenShares.tsx'

interface Props {
  envelope: RedEnvelope
  language: SiteLanguage
  locale: string
  /** Loads the envelopes again. */
  refresh: () => void
}

const tones = { coming: '', open: 'status--open', empty: '', over: '' } as const

/** A red envelope: its total, the number of shares that are left, the member's own share, and the taken shares. */
export function EnvelopeCard({ envelope, language, locale, refresh }: Props) {
  const t = useWords<'red-envelopes'>()
  const { busy, fault, run } = useAction()
  // The opening is animated only if the member opens the envelope now.
  const [isOpening, setOpening] = useState(false)
  const { envelopeId, title, currency, total, shares, left, startsAt, endsAt, state, mine } = envelope
  const money = (sum: bigint) => formatMoney(sum, currency, locale)
  const id = `envelope-${envelopeId}`
  const open = async () => {
    try {
      await openEnvelope(envelopeId, language)
      setOpening(true)
    } finally {
      // A refusal may say that it is empty or over, which the card then shows too.
      refresh()
    }
  }
  const facts: readonly Fact[] = [
    [t('envelope.total'), money(total)],
    [t('envelope.left'), t('envelope.left.text', { left, shares })],
    state === 'coming'
      ? [t('envelope.from'), momentText(startsAt, locale)]
      : [t('envelope.until'), momentText(endsAt, locale)],
  ]
  return (
    <article className="panel card envelope" aria-labelledby={id}>
      <header>
        <h3 id={id}>{title}</h3>
        <span className={`status ${mine ? 'status--won' : tones[state]}`}>
          {t(mine ? 'envelope.state.mine' : `envelope.state.${state}`)}
        </span>
      </header>
      <div className="envelope__scene" data-taken={mine ? '' : undefined} data-fresh={isOpening ? '' : undefined}>
        <div className="envelope__paper" aria-hidden="true">
          <div className="envelope__flap" />
          <div className="envelope__pocket" />
          <div className="envelope__seal" />
        </div>
        {mine && (
          <p className="envelope__got" role="status" tabIndex={-1} ref={isOpening ? takeFocus : undefined}>
            <span>{`${t('envelope.got')} `}</span>
            <strong>{money(mine.amount)}</strong>
          </p>
        )}
      </div>
      {fault && <ProtectedFault fault={fault} language={language} locale={locale} />}
      {!mine && state === 'open' && (
        <button
          type="button"
          className="button button--main envelope__act"
          aria-disabled={busy}
          onClick={() => void run?.(open)}
        >
          {t('envelope.open')}
        </button>
      )}
      {mine && (
        <p className="card__note">
          {t('envelope.mine', { when: momentText(mine.at, locale), id: mine.transactionId })}
        </p>
      )}
      <Facts entries={facts} />
      {state !== 'coming' && (
        <Fold className="fold card__fold" summary={t('envelope.taken')}>
          <TakenShares key={left} envelope={envelope} locale={locale} />
        </Fold>
      )}
    </article>
  )
}
