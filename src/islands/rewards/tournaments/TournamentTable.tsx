import { useEffect, useState } from 'react'
import type { Place, Tournament } from '#contract/rewards/tournaments/tournament.ts'
import { resourceWords } from '#islands/table-words.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import { momentText } from '#lib/moment-text.ts'
import { formatMoney } from '#lib/money.ts'
import { followTournament, tournamentTable } from '#stores/rewards/tournaments/tournaments.ts'
import { Empty } from '#ui/Empty.tsx'
import { Resource } from '#ui/Resource.tsx'
import { scoreText } from './score-text.ts'

/** The first fifty and the own place, live. No `DataTable`: four short columns stay a table on a phone, where cards would hide the order. */
export function TournamentTable({ tournament, locale }: { tournament: Tournament; locale: string }) {
  const t = useWords<'tournaments' | 'errors' | 'centre'>()
  const { tournamentId, title } = tournament
  const [{ $state, refresh }] = useState(() => tournamentTable(tournamentId))
  const state = useAnswer($state)
  useEffect(() => followTournament(refresh, tournamentId), [refresh, tournamentId])
  return (
    <Resource
      state={state}
      words={resourceWords(t, t('table.loading'))}
      onRetry={refresh}
      isEmpty={({ list }) => list.length === 0}
      empty={<Empty title={t('table.empty')} text={t('table.empty.text')} />}
    >
      {({ list, mine, countedAt }) => (
        <>
          <table className="tournament__table">
            <caption className="unseen">{title}</caption>
            <thead>
              <tr>
                <th scope="col">
                  <abbr title={t('table.place')}>#</abbr>
                </th>
                <th scope="col">{t('table.name')}</th>
                <th scope="col">{t('table.score')}</th>
                <th scope="col">{t('table.prize')}</th>
              </tr>
            </thead>
            <tbody>
              {[...list, ...(mine ? [mine] : [])].map((line) => (
                <Line key={line.place} line={line} tournament={tournament} locale={locale} />
              ))}
            </tbody>
          </table>
          {countedAt && <p className="card__note">{t('table.counted', { when: momentText(countedAt, locale) })}</p>}
        </>
      )}
    </Resource>
  )
}

function Line({ line, tournament, locale }: { line: Place; tournament: Tournament; locale: string }) {
  const t = useWords<'tournaments'>()
  const { place, name, score, prize, isMine } = line
  return (
    <tr aria-current={isMine || undefined}>
      <td>{place}</td>
      <th scope="row">{isMine ? t('table.you', { name }) : name}</th>
      <td>{scoreText(tournament, score, locale)}</td>
      <td>{prize === null ? '–' : formatMoney(prize, tournament.currency, locale)}</td>
    </tr>
  )
}
