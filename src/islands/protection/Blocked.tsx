import type { Block } from '#contract/entities/protection.ts'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { momentText } from '#lib/moment-text.ts'
import { screenRoute } from '#lib/screen-route.ts'
import { Notice } from '#ui/Notice.tsx'

interface Props {
  block: Block
  language: SiteLanguage
  locale: string
}

/** Says that a pause or an exclusion is on, until when, and that the money can be withdrawn. */
export function Blocked({ block: { kind, until }, language, locale }: Props) {
  const t = useWords<'protection' | 'errors'>()
  return (
    <Notice kind="info">
      <p>
        <strong>
          {until === null ? t('protection.forGood') : t('protection.until', { when: momentText(until, locale) })}
        </strong>
        {kind === 'register' && ` ${t('protection.register')}`}
      </p>
      <p>
        {t('protection.payout')}{' '}
        <a className="link" href={localPath(language, screenRoute('member', 'withdraw'))}>
          {t('protection.withdraw')}
        </a>
      </p>
    </Notice>
  )
}
