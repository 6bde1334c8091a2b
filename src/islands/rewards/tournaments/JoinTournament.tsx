import { ProtectedFault } from '#islands/ProtectedFault.tsx'
import { useAction } from '#islands/use-action.ts'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { joinTournament } from '#stores/rewards/tournaments/tournaments.ts'

interface Props {
  tournamentId: string
  language: SiteLanguage
  locale: string
  onJoined: () => void
}

/** The button with which a member takes part. */
export function JoinTournament({ tournamentId, language, locale, onJoined }: Props) {
  const t = useWords<'tournaments'>()
  const { busy, fault, run } = useAction()
  return (
    <>
      {fault && <ProtectedFault fault={fault} language={language} locale={locale} />}
      <button
        type="button"
        className="button button--main"
        aria-disabled={busy}
        onClick={() => void run?.(() => joinTournament(tournamentId, language).then(onJoined))}
      >
        {t('join')}
      </button>
      <p className="card__note">{t('join.note')}</p>
    </>
  )
}
