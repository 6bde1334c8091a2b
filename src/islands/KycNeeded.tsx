import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { screenRoute } from '#lib/screen-route.ts'
import { Notice } from '#ui/Notice.tsx'
import { useWords } from './Words.tsx'

/** Says that documents are needed first, with the way to send them. */
export function KycNeeded({ text, language }: { text: string; language: SiteLanguage }) {
  const t = useWords<'kyc-needed'>()
  return (
    <Notice kind="info">
      <span>{`${text} `}</span>
      <a className="link" href={localPath(language, screenRoute('member', 'identity'))}>
        {t('needed.open')}
      </a>
    </Notice>
  )
}
