import { useState } from 'react'
import { limitAmountText, limitName } from '#api/limit-text.ts'
import type { LimitKind } from '#contract/account/protection/limit-key.ts'
import { useWords } from '#islands/Words.tsx'
import { momentText } from '#lib/moment-text.ts'
import type { LimitPlace } from '#stores/account/protection/protection.ts'
import { LimitForm } from './LimitForm.tsx'
import { LimitWish } from './LimitWish.tsx'

interface Props {
  kind: LimitKind
  places: readonly LimitPlace[]
  currency: string
  locale: string
}

/** The limits of one kind, the used part of each, and a form to change them. */
export function LimitCard({ kind, places, currency, locale }: Props) {
  const t = useWords<'protection' | 'protection-limits'>()
  const id = `limits-${kind}`
  return (
    <section className="panel column__panel protection__card" aria-labelledby={id}>
      <div>
        <h3 id={id}>{t(`limits.${kind}`)}</h3>
        <p className="column__lead">{t(`limits.${kind}.text`)}</p>
      </div>
      <ul className="protection__limits">
        {places.map((place) => (
          <LimitRow key={place.period} place={place} currency={currency} locale={locale} />
        ))}
      </ul>
    </section>
  )
}

function LimitRow({ place, currency, locale }: { place: LimitPlace; currency: string; locale: string }) {
  const t = useWords<'protection' | 'protection-limits'>()
  const [open, setOpen] = useState(false)
  const { kind, period, limit, missing } = place
  const amount = (value: bigint) => limitAmountText(t, kind, value, { currency, locale })
  return (
    <li data-missing={missing || undefined}>
      <div className="protection__row">
        <div className="protection__what">
          <span className="protection__period">
            <span>{t(`limits.${period}`)}</span>
            {(missing || limit?.mandatory) && <small>{t('limits.mandatory')}</small>}
          </span>
          {limit ? (
            <span className="protection__used">
              <span>{t('limits.used', { used: amount(limit.used), limit: amount(limit.amount) })}</span>
              {limit.resetsAt && <small>{t('limits.resets', { when: momentText(limit.resetsAt, locale) })}</small>}
            </span>
          ) : (
            <span className="protection__used protection__used--none">{t('limits.none')}</span>
          )}
        </div>
        <button
          type="button"
          className="button button--line"
          aria-expanded={open}
          aria-label={`${t(limit ? 'limits.change' : 'limits.set')}: ${limitName(t, kind, period)}`}
          onClick={() => setOpen(!open)}
        >
          {t(limit ? 'limits.change' : 'limits.set')}
        </button>
      </div>
      {limit && (
        <progress
          className="progress"
          aria-label={limitName(t, kind, period)}
          max={1000}
          value={partOf(limit.used, limit.amount)}
          data-full={limit.used >= limit.amount || undefined}
        />
      )}
      {limit?.wish && <LimitWish limit={limit} wish={limit.wish} amount={amount} locale={locale} />}
      {open && <LimitForm place={place} currency={currency} locale={locale} onDone={() => setOpen(false)} />}
    </li>
  )
}

/** How much of a limit is used, in thousandths; a limit of nothing is full. */
function partOf(used: bigint, limit: bigint): number {
  if (limit === 0n || used >= limit) return 1000
  return Number((used * 1000n) / limit)
}
