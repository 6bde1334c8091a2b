import type { Tournament } from '#contract/rewards/tournaments/tournament.ts'
import { useWords } from '#islands/Words.tsx'
import { spotImage } from '#lib/art.ts'
import { countText } from '#lib/count-text.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { momentText } from '#lib/moment-text.ts'
import { formatMoney } from '#lib/money.ts'
import { Facts } from '#ui/Facts.tsx'
import { Fold } from '#ui/Fold.tsx'
import { MemberStanding } from './MemberStanding.tsx'
import { prizeRanges } from './score-text.ts'
import { TournamentSight } from './TournamentSight.tsx'
import { TournamentTable } from './TournamentTable.tsx'

interface Props {
  tournament: Tournament
  language: SiteLanguage
  locale: string
  onJoined: () => void
}

const tones = { coming: '', running: 'status--won', counting: 'status--open', over: '' } as const

/** A tournament: the member's place and what to do to rise; table, prizes and rules behind a tap. */
export function TournamentCard({ tournament, language, locale, onJoined }: Props) {
  const t = useWords<'tournaments' | 'lobby-search'>()
  const { tournamentId, title, currency, prizes, pool, state, mine } = tournament
  const id = `tournament-${tournamentId}`
  const isNow = state === 'running' || state === 'coming'
  return (
    <article className="panel card tournament" aria-labelledby={id}>
      <header>
        <img {...spotImage('trophy', 56)} alt="" loading="lazy" />
        <h3 id={id}>{title}</h3>
        <span className={`status ${tones[state]}`}>{t(`state.${state}`)}</span>
      </header>
      {isNow ? (
        <TournamentSight tournament={tournament} language={language} locale={locale} onJoined={onJoined} />
      ) : (
        <>
          <p className="card__sum">
            <span>{`${t('pool')} `}</span>
            <strong>{formatMoney(pool, currency, locale)}</strong>
          </p>
          {mine && <MemberStanding tournament={tournament} mine={mine} locale={locale} />}
        </>
      )}
      {state !== 'coming' && (
        <Fold className="fold card__fold" summary={t('table')}>
          <TournamentTable tournament={tournament} locale={locale} />
        </Fold>
      )}
      <Fold className="fold card__fold" summary={t('prizes')}>
        <Facts
          entries={prizeRanges(prizes).map(({ from, to, amount }) => [
            from === to ? t('prizes.place', { place: from }) : t('prizes.places', { from, to }),
            formatMoney(amount, currency, locale),
          ])}
        />
      </Fold>
      <Fold className="fold card__fold" summary={t('details')}>
        <Rules tournament={tournament} locale={locale} />
      </Fold>
    </article>
  )
}

function Rules({ tournament, locale }: { tournament: Tournament; locale: string }) {
  const t = useWords<'tournaments' | 'lobby-search'>()
  const { currency, measure, gameTypes, minStake, startsAt, endsAt, players } = tournament
  const games = gameTypes.map((gameType) => t(`category.${gameType}`)).join(', ') || t('rule.games.all')
  return (
    <>
      <Facts
        entries={[
          [t('from'), momentText(startsAt, locale)],
          [t('until'), momentText(endsAt, locale)],
          [t('measure'), t(`measure.${measure}`)],
          [t('rule.games'), games],
          [t('minStake'), formatMoney(minStake, currency, locale)],
          [t('players'), countText(players, locale)],
        ]}
      />
      <p className="card__note">{t('rules')}</p>
    </>
  )
}
