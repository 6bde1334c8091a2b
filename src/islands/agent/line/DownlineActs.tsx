import type { getDownline } from '#contract/agent/get-downline.ts'
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

/** What the agent can do for an account: each act is an entry of this list. Nothing for one that is unavailable. */
export function DownlineActs({ language, details: { account, canReceive } }: Props) {
  const t = useWords<'line'>()
  if (!canReceive) return null
  const transfer = localPath(language, screenRoute('member', 'transferUpline'))
  return (
    <ul className="downlines__acts" aria-label={t('acts')}>
      <li>
        <a className="button" href={`${transfer}?receiver=${encodeURIComponent(account)}`}>
          <Icon name="transfer" small />
          {t('acts.send')}
        </a>
      </li>
    </ul>
  )
}
