import type { getDownline } from '#contract/agents/line/get-downline.ts'
import type { ResponseOf } from '#contract/define-call.ts'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { screenRoute } from '#lib/screen-route.ts'
import { Icon } from '#ui/Icon.tsx'

interface Props {
  language: SiteLanguage
  details: ResponseOf<typeof getDownline>
}

/**
 * The actions of an agent for an account directly below. Each is an entry of this list, and leads to its screen with
 * the account filled in. An unavailable account has none.
 */
export function DownlineActs({ language, details: { account, kind, canReceive } }: Props) {
  const t = useWords<'line'>()
  if (!canReceive) return null
  const named = encodeURIComponent(account)
  const acts = [
    ['transfer', 'acts.send', `${screenRoute('member', 'transferUpline')}?receiver=${named}`],
    ['plus', 'acts.rebate', `${screenRoute('agent', 'registerCenter')}?account=${named}`],
    ...(kind === 'agent'
      ? [['identity', 'acts.contracts', `${screenRoute('agent', 'contracts')}?account=${named}`] as const]
      : []),
  ] as const
  return (
    <ul className="downlines__acts" aria-label={t('acts')}>
      {acts.map(([icon, name, route]) => (
        <li key={name}>
          <a className="button" href={localPath(language, route)}>
            <Icon name={icon} small />
            <span>{t(name)}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}
