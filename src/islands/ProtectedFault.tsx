import type { CallFault } from '#api/errors.ts'
import { protectedFaultText } from '#api/limit-text.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { screenRoute } from '#lib/screen-route.ts'
import { $session } from '#stores/account/auth/session.ts'
import { useStore } from '#stores/use-store.ts'
import { Notice } from '#ui/Notice.tsx'
import { useWords } from './Words.tsx'

interface Props {
  fault: CallFault
  language: SiteLanguage
  locale: string
  /** Tries again; not offered after a refusal by a rule of player protection, because trying again does not help. */
  retry?: { text: string; onClick: () => void }
}

const protecting: readonly string[] = ['limit_reached', 'play_blocked', 'limits_missing']

/** Why a deposit or a game was refused. If it was to protect the player, with the figures and the way to their limits. */
export function ProtectedFault({ fault, language, locale, retry }: Props) {
  const t = useWords<'protection-limits' | 'errors'>()
  const currency = useStore($session)?.currency ?? ''
  const text = protectedFaultText(t, fault, { currency, locale })
  if (fault.kind !== 'refused' || !protecting.includes(fault.code))
    return (
      <Notice kind="error" {...(retry && { action: retry })}>
        {text}
      </Notice>
    )
  return (
    <Notice kind="info">
      <span>{`${text} `}</span>
      <a className="link" href={localPath(language, screenRoute('member', 'responsibleGaming'))}>
        {t('limit.open')}
      </a>
    </Notice>
  )
}
