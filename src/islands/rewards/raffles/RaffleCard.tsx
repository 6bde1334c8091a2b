import type { Raffle } from '#contract/rewards/raffles/raffle.ts'
import { ProtectedFault } from '#islands/ProtectedFault.tsx'
import { useAction } from '#islands/use-action.ts'
import { useWords } from '#islands/Words.tsx'
import { countText } from '#lib/count-text.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { momentText } from '#lib/moment-text.ts'
import { formatMoney } from '#lib/money.ts'
import { joinRaffle } from '#stores/rewards/raffles/raffles.ts'
import { Facts } from '#ui/Facts.tsx'
import { Fold } from '#ui/Fold.tsx'
import { MemberTickets } from './MemberTickets.tsx'
import { RaffleDraw } from './RaffleDraw.tsx'

interface Props {
  raffle: Raffle
  language: SiteLanguage
  locale: string
  /** Loads the raffles again. */
  refresh: () => void
}

const tones = { coming: '', running: 'status--won', drawing: 'status--open', over: '' } as const

/** A raffle: its prizes and rules, the member's own tickets, and the draw with everything that is needed to check it. */
export function RaffleCard({ raffle, language, locale, refresh }: Props) {
  const t = useWords<'raffles'>()
  const { busy, fault, run } = useAction()
  const { raffleId, title, currency, fact, per, most, prizes, pool, startsAt, endsAt, state, players, mine } = raffle
  const id = `raffle-${raffleId}`
  const money = (sum: bigint) => formatMoney(sum, currency, locale)
  const facts = [
    [t('from'), momentText(startsAt, locale)],
    [t('until'), momentText(endsAt, locale)],
    [t('ticket'), t(`ticket.${fact}`, { sum: money(per) })],
    [t('most'), countText(most, locale)],
    [t('players'), countText(players, locale)],
  ] as const
  return (
    <article className="panel card raffle" aria-labelledby={id}>
      <header>
        <h3 id={id}>{title}</h3>
        <span className={`status ${tones[state]}`}>{t(`state.${state}`)}</span>
      </header>
      <p className="card__sum">
        <span>{`${t('pool')} `}</span>
        <strong>{money(pool)}</strong>
      </p>
      {mine ? (
        <MemberTickets raffle={raffle} mine={mine} locale={locale} />
      ) : (
        (state === 'running' || state === 'coming') && (
          <div className="contest__join">
            <button
              type="button"
              className="button button--main"
              aria-disabled={busy}
              onClick={() => void run?.(() => joinRaffle(raffleId, language).then(refresh))}
            >
              {t('join')}
            </button>
            <p className="card__note">{t('join.note')}</p>
            {fault && <ProtectedFault fault={fault} language={language} locale={locale} />}
          </div>
        )
      )}
      <Facts entries={facts} />
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
        <p className="card__note">{t('rules')}</p>
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
