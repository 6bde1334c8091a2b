import { lobbyRoutes } from '#contract/play/lobby/lobby-route.ts'
import type { Tournament } from '#contract/rewards/tournaments/tournament.ts'
import { useWords } from '#islands/Words.tsx'
import { leftText } from '#lib/duration-text.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { momentText } from '#lib/moment-text.ts'
import { formatMoney } from '#lib/money.ts'
import { environment } from '#stores/environment.ts'
import { MoneyCard } from '#ui/MoneyCard.tsx'
import { JoinTournament } from './JoinTournament.tsx'
import { riseText } from './rise-text.ts'
import { scoreText } from './score-text.ts'

interface Props {
  tournament: Tournament
  language: SiteLanguage
  locale: string
  onJoined: () => void
}

/** A tournament that runs or comes, at first sight: the member's place or the prizes, the time, and what to do next. */
export function TournamentSight({ tournament, language, locale, onJoined }: Props) {
  const t = useWords<'tournaments'>()
  const { tournamentId, currency, pool, prizes, players, state, startsAt, endsAt, gameTypes, mine } = tournament
  const money = (sum: bigint) => formatMoney(sum, currency, locale)
  const time =
    state === 'coming'
      ? { label: t('time.begins'), value: momentText(startsAt, locale) }
      : { label: t('time.left'), value: leftText(Date.parse(endsAt) - environment.now(), locale) }
  const rise = <p className="contest__next">{riseText(tournament, mine, t, locale)}</p>
  if (!mine)
    return (
      <MoneyCard
        label={t('pool')}
        sum={money(pool)}
        parts={[time, { label: t('mine.first'), value: money(prizes[0] ?? 0n) }]}
      >
        {rise}
        <JoinTournament tournamentId={tournamentId} language={language} locale={locale} onJoined={onJoined} />
      </MoneyCard>
    )
  const { place, score } = mine
  const prize = place === null ? undefined : prizes[place - 1]
  const parts = [
    time,
    place === null
      ? { label: t('pool'), value: money(pool) }
      : { label: t('mine.wins'), value: prize === undefined ? t('none.prize') : money(prize) },
    ...(place === null ? [] : [{ label: t('mine.score'), value: scoreText(tournament, score, locale) }]),
  ]
  return (
    <div role="status">
      <MoneyCard
        label={t('mine.label')}
        sum={place === null ? t('mine.noPlace') : t('mine.place', { place, players })}
        parts={parts}
      >
        {rise}
        {state === 'running' && (
          <a className="button button--main" href={localPath(language, lobbyRoutes[gameTypes[0] ?? 'RNG'])}>
            {t('play')}
          </a>
        )}
      </MoneyCard>
    </div>
  )
}
