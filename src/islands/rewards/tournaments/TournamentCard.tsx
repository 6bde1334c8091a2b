import type { Tournament } from '#contract/rewards/tournaments/tournament.ts'
import { ProtectedFault } from '#islands/ProtectedFault.tsx'
import { useAction } from '#islands/use-action.ts'
import { useWords } from '#islands/Words.tsx'
import { countText } from '#lib/count-text.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { momentText } from '#lib/moment-text.ts'
import { formatMoney } from '#lib/money.ts'
import { joinTournament } from '#stores/rewards/tournaments/tournaments.ts'
import { Facts } from '#ui/Facts.tsx'
import { Fold } from '#ui/Fold.tsx'
import { MemberStanding } from './MemberStanding.tsx'
import { prizeRanges } from './score-text.ts'
import { TournamentTable } from './TournamentTable.tsx'

interface Props {
  tournament: Tournament
  language: SiteLanguage
  locale: string
  onJoined: () => void
}

const tones = { coming: '', running: 'status--won', counting: 'status--open', over: '' } as const

/** A tournament: its measure and prizes, the member's place, and its table. */
export function TournamentCard({ tournament, language, locale, onJoined }: Props) {
  const t = useWords<'tournaments' | 'lobby-search'>()
  const { tournamentId, title, currency, measure, gameTypes, minStake, pool, startsAt, endsAt, state, players, mine } =
    tournament
  const id = `tournament-${tournamentId}`
  const games = gameTypes.map((gameType) => t(`category.${gameType}`)).join(', ') || t('rule.games.all')
  const facts = [
    [t('from'), momentText(startsAt, locale)],
    [t('until'), momentText(endsAt, locale)],
    [t('measure'), t(`measure.${measure}`)],
    [t('rule.games'), games],
    [t('minStake'), formatMoney(minStake, currency, locale)],
    [t('players'), countText(players, locale)],
  ] as const
  return (
    <article className="panel card tournament" aria-labelledby={id}>
      <header>
        <h3 id={id}>{title}</h3>
        <span className={`status ${tones[state]}`}>{t(`state.${state}`)}</span>
      </header>
      <p className="card__sum">
        <span>{`${t('pool')} `}</span>
        <strong>{formatMoney(pool, currency, locale)}</strong>
      </p>
      {mine ? (
        <MemberStanding tournament={tournament} mine={mine} locale={locale} />
      ) : (
        (state === 'running' || state === 'coming') && (
          <Join tournamentId={tournamentId} language={language} locale={locale} onJoined={onJoined} />
        )
      )}
      <Facts entries={facts} />
      <Fold className="fold card__fold" summary={t('prizes')}>
        <Facts
          entries={prizeRanges(tournament.prizes).map(({ from, to, amount }) => [
            from === to ? t('prizes.place', { place: from }) : t('prizes.places', { from, to }),
            formatMoney(amount, currency, locale),
          ])}
        />
        <p className="card__note">{t('rules')}</p>
      </Fold>
      {state !== 'coming' && (
        <Fold className="fold card__fold" summary={t('table')}>
          <TournamentTable tournament={tournament} locale={locale} />
        </Fold>
      )}
    </article>
  )
}

interface JoinProps {
  tournamentId: string
  language: SiteLanguage
  locale: string
  onJoined: () => void
}

function Join({ tournamentId, language, locale, onJoined }: JoinProps) {
  const t = useWords<'tournaments'>()
  const { busy, fault, run } = useAction()
  return (
    <div className="contest__join">
      <button
        type="button"
        className="button button--main"
        aria-disabled={busy}
        onClick={() => void run?.(() => joinTournament(tournamentId, language).then(onJoined))}
      >
        {t('join')}
      </button>
      <p className="card__note">{t('join.note')}</p>
      {fault && <ProtectedFault fault={fault} language={language} locale={locale} />}
    </div>
  )
}
