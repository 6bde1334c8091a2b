import { useState } from 'react'
import type { RedEnvelope } from '#contract/rewards/red-envelopes/red-envelope.ts'
import { resourceWords } from '#islands/table-words.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import { momentText } from '#lib/moment-text.ts'
import { formatMoney } from '#lib/money.ts'
import { takenShares } from '#stores/rewards/red-envelopes/red-envelopes.ts'
import { Empty } from '#ui/Empty.tsx'
import { Resource } from '#ui/Resource.tsx'

/** The taken shares of an envelope, with masked names, the newest first. */
export function TakenShares({ envelope, locale }: { envelope: RedEnvelope; locale: string }) {
  const t = useWords<'red-envelopes' | 'errors' | 'centre'>()
  const { envelopeId, currency } = envelope
  const [{ $state, refresh }] = useState(() => takenShares(envelopeId))
  const state = useAnswer($state)
  const money = (sum: bigint) => formatMoney(sum, currency, locale)
  return (
    <Resource
      state={state}
      words={resourceWords(t, t('envelope.taken.loading'))}
      onRetry={refresh}
      isEmpty={({ list }) => list.length === 0}
      empty={<Empty title={t('envelope.taken.empty')} text={t('envelope.taken.empty.text')} />}
    >
      {({ list, count, sum }) => (
        <>
          <p className="card__note">{t('envelope.taken.sum', { count, sum: money(sum) })}</p>
          <ol className="envelope__list">
            {list.map(({ place, name, amount, at, isMine }) => (
              <li key={place} aria-current={isMine || undefined}>
                <span>{isMine ? t('envelope.taken.you', { name }) : name}</span>
                <strong>{money(amount)}</strong>
                <time dateTime={at}>{momentText(at, locale)}</time>
              </li>
            ))}
          </ol>
          {count > list.length && <p className="card__note">{t('envelope.taken.newest', { count: list.length })}</p>}
        </>
      )}
    </Resource>
  )
}
