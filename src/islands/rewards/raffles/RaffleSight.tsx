import { lobbyRoutes } from '#contract/play/lobby/lobby-route.ts'
import type { Raffle } from '#contract/rewards/raffles/raffle.ts'
import { ProtectedFault } from '#islands/ProtectedFault.tsx'
import { useAction } from '#islands/use-action.ts'
import { useWords } from '#islands/Words.tsx'
import { countText } from '#lib/count-text.ts'
import { leftText } from '#lib/duration-text.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { momentText } from '#lib/moment-text.ts'
import { formatMoney } from '#lib/money.ts'
import { screenRoute } from '#lib/screen-route.ts'
import { environment } from '#stores/environment.ts'
import { joinRaffle } from '#stores/rewards/raffles/raffles.ts'
import { MoneyCard } from '#ui/MoneyCard.tsx'

interface Props {
  raffle: Raffle
  language: SiteLanguage
  locale: string
  /** Loads the raffles again. */
  refresh: () => void
}

/** A raffle that runs or comes, at first sight: the member's tickets or the prizes, the time, and what to do next. */
export function RaffleSight({ raffle, language, locale, refresh }: Props) {
  const t = useWords<'raffles'>()
  const { busy, fault, run } = useAction()
  const { raffleId, currency, fact, per, most, pool, startsAt, endsAt, state, mine } = raffle
  const money = (sum: bigint) => formatMoney(sum, currency, locale)
  const time =
    state === 'coming'
      ? { label: t('time.begins'), value: momentText(startsAt, locale) }
      : { label: t('time.left'), value: leftText(Date.parse(endsAt) - environment.now(), locale) }
  if (!mine)
    return (
      <MoneyCard
        label={t('pool')}
        sum={money(pool)}
        parts={[time, { label: t('ticket'), value: t(`ticket.${fact}`, { sum: money(per) }) }]}
      >
        {fault && <ProtectedFault fault={fault} language={language} locale={locale} />}
        <button
          type="button"
          className="button button--main"
          aria-disabled={busy}
          onClick={() => void run?.(() => joinRaffle(raffleId, language).then(refresh))}
        >
          {t('join')}
        </button>
        <p className="card__note">{t('join.note')}</p>
      </MoneyCard>
    )
  const isFull = mine.tickets >= most
  const more = money(per - ((mine.counted ?? 0n) % per))
  const route = fact === 'deposit' ? screenRoute('member', 'depositv2') : lobbyRoutes.RNG
  return (
    <div role="status">
      <MoneyCard
        label={t('mine.label')}
        sum={countText(mine.tickets, locale)}
        parts={[time, { label: t('pool'), value: money(pool) }]}
      >
        <p className="contest__next">{isFull ? t('next.most') : t(`next.${fact}`, { more })}</p>
        {state === 'running' && !isFull && (
          <a className="button button--main" href={localPath(language, route)}>
            {t(fact === 'deposit' ? 'payIn' : 'play')}
          </a>
        )}
      </MoneyCard>
    </div>
  )
}
