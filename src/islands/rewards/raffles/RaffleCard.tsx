import type { Raffle } from '#contract/rewards/raffles/raffle.ts'
import { useWords } from '#islands/Words.tsx'
import { spotImage } from '#lib/art.ts'
import { countText } from '#lib/count-text.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { momentText } from '#lib/moment-text.ts'
import { formatMoney } from '#lib/money.ts'
import { Facts } from '#ui/Facts.tsx'
import { Fold } from '#ui/Fold.tsx'
import { MemberTickets } from './MemberTickets.tsx'
import { RaffleDraw } from './RaffleDraw.tsx'
import { RaffleSight } from './RaffleSight.tsx'

interface Props {
  raffle: Raffle
  language: SiteLanguage
  locale: string
  /** Loads the raffles again. */
  refresh: () => void
}

const tones = { coming: '', running: 'status--won', drawing: 'status--open', over: '' } as const

/** A raffle: the member's tickets and what brings the next one; prizes, rules and the draw behind a tap. */
export function RaffleCard({ raffle, language, locale, refresh }: Props) {
  const t = useWords<'raffles'>()
  const { raffleId, title, currency, prizes, pool, state, mine } = raffle
  const id = `raffle-${raffleId}`
  const money = (sum: bigint) => formatMoney(sum, currency, locale)
  return (
    <article className="panel card raffle" aria-labelledby={id}>
      <header>
        <img {...spotImage('ticket', 56)} alt="" loading="lazy" />
        <h3 id={id}>{title}</h3>
        <span className={`status ${tones[state]}`}>{t(`state.${state}`)}</span>
      </header>
      {state === 'over' || state === 'drawing' ? (
        <p className="card__sum">
          <span>{`${t('pool')} `}</span>
          <strong>{money(pool)}</strong>
        </p>
      ) : (
        <RaffleSight raffle={raffle} language={language} locale={locale} refresh={refresh} />
      )}
      {mine && <MemberTickets raffle={raffle} mine={mine} locale={locale} />}
      <Fold className="fold card__fold" summary={t('prizes')}>
        <ol className="raffle__prizes">
          {prizes.map((prize, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a prize is identified by its place
            <li key={at}>
              <span>{t('prizes.place', { place: at + 1 })}</span>
              <strong>{money(prize)}</strong>
            </li>
          ))}
        </ol>
      </Fold>
      <Fold className="fold card__fold" summary={t('details')}>
        <Rules raffle={raffle} locale={locale} />
      </Fold>
      <Fold className="fold card__fold" summary={t('proof')}>
        {state === 'over' ? (
          <RaffleDraw raffle={raffle} locale={locale} />
        ) : (
          <>
            <p className="card__note">{t('proof.before')}</p>
            <p className="raffle__hash">{raffle.seedHash}</p>
          </>
        )}
      </Fold>
    </article>
  )
}

function Rules({ raffle, locale }: Pick<Props, 'raffle' | 'locale'>) {
  const t = useWords<'raffles'>()
  const { currency, fact, per, most, startsAt, endsAt, players } = raffle
  return (
    <>
      <Facts
        entries={[
          [t('from'), momentText(startsAt, locale)],
          [t('until'), momentText(endsAt, locale)],
          [t('ticket'), t(`ticket.${fact}`, { sum: formatMoney(per, currency, locale) })],
          [t('most'), countText(most, locale)],
          [t('players'), countText(players, locale)],
        ]}
      />
      <p className="card__note">{t('rules')}</p>
    </>
  )
}
