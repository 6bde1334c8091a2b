import { useState } from 'react'
import type { RaffleDraw as Draw, Raffle } from '#contract/rewards/raffles/raffle.ts'
import { resourceWords } from '#islands/table-words.ts'
import { useAction } from '#islands/use-action.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import { countText } from '#lib/count-text.ts'
import { formatMoney } from '#lib/money.ts'
import { faultOfDraw, listText } from '#lib/raffle-draw.ts'
import { raffleDraw } from '#stores/rewards/raffles/raffles.ts'
import { Empty } from '#ui/Empty.tsx'
import { Facts } from '#ui/Facts.tsx'
import { Notice } from '#ui/Notice.tsx'
import { Resource } from '#ui/Resource.tsx'

interface Props {
  raffle: Raffle
  locale: string
}

/** The winners, and the whole draw, which this device can repeat. */
export function RaffleDraw({ raffle, locale }: Props) {
  const t = useWords<'raffles' | 'errors' | 'centre'>()
  const [{ $state, refresh }] = useState(() => raffleDraw(raffle.raffleId))
  const state = useAnswer($state)
  return (
    <Resource
      state={state}
      words={resourceWords(t, t('proof.loading'))}
      onRetry={refresh}
      isEmpty={({ list }) => list.length === 0}
      empty={<Empty title={t('proof.empty')} text={t('proof.empty.text')} />}
    >
      {(draw) => (
        <div className="raffle__draw">
          <Winners draw={draw} currency={raffle.currency} locale={locale} />
          <Check draw={draw} promised={raffle.seedHash} />
          <Facts
            className="facts raffle__hashes"
            entries={(['seedHash', 'seed', 'listHash'] as const).map((name) => [
              t(`proof.${name}`),
              draw[name],
              { className: 'raffle__hash' },
            ])}
          />
          <label className="raffle__label">
            <span>{t('proof.list')}</span>
            <textarea className="raffle__list" readOnly rows={8} value={listText(draw.list)} />
          </label>
        </div>
      )}
    </Resource>
  )
}

function Winners({ draw, currency, locale }: { draw: Draw; currency: string; locale: string }) {
  const t = useWords<'raffles'>()
  const nameOf = (line: number) => draw.list[line - 1]?.name ?? ''
  return (
    <ol className="raffle__prizes">
      {draw.winners.map(({ ticket, place, amount, isMine }) => (
        <li key={ticket} aria-current={isMine || undefined}>
          <span>
            {t(isMine ? 'proof.winner.you' : 'proof.winner', {
              name: nameOf(place),
              line: place,
              ticket: countText(ticket, locale),
            })}
          </span>
          <strong>{formatMoney(amount, currency, locale)}</strong>
        </li>
      ))}
    </ol>
  )
}

/** Draws again from seed and list. The hash is the one that was promised when the raffle was announced. */
function Check({ draw, promised }: { draw: Draw; promised: string }) {
  const t = useWords<'raffles'>()
  const { busy, run } = useAction()
  const [found, setFound] = useState<'right' | 'seed' | 'list' | 'winners'>()
  const check = async () => setFound((await faultOfDraw({ ...draw, seedHash: promised })) ?? 'right')
  return (
    <>
      <p className="card__note">{t('proof.how')}</p>
      {found ? (
        <Notice kind={found === 'right' ? 'success' : 'error'}>{t(`proof.found.${found}`)}</Notice>
      ) : (
        <button type="button" className="button button--line" aria-disabled={busy} onClick={() => void run?.(check)}>
          {t('proof.check')}
        </button>
      )}
    </>
  )
}
