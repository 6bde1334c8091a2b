import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { screenRoute } from '#lib/screen-route.ts'
import { Notice } from '#ui/Notice.tsx'

/** Says that a mobile number must be proved first, with the way there. */
export function MobileNeeded({ language }: { language: SiteLanguage }) {
  const t = useWords<'withdraw'>()
  return (
    <Notice kind="info">
      {t('error.mobile_required')}{' '}
      <a className="link" href={localPath(language, screenRoute('member', 'securityCenter'))}>
        {t('mobile.open')}
      </a>
    </Notice>
  )
}
