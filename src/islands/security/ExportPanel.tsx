import { useWords } from '#islands/Words.tsx'
import type { Protection } from '#stores/security.ts'
import { Notice } from '#ui/Notice.tsx'
import { ExportForm } from './late-forms.ts'
import { More } from './More.tsx'
import { Panel } from './Panel.tsx'

interface Props {
  language: string
  locale: string
  protection: Protection
}

/** A file with all data of the account; needs the login password. */
export function ExportPanel({ language, locale, protection }: Props) {
  const t = useWords<'export'>()
  return (
    <Panel title={t('export.title')} lead={t('export.lead')}>
      {protection.password.isSet ? (
        <More title={t('export.open')}>
          <ExportForm language={language} locale={locale} />
        </More>
      ) : (
        <Notice kind="info">{t('export.needsPassword')}</Notice>
      )}
    </Panel>
  )
}
