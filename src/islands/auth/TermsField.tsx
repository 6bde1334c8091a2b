import { localPath } from '#lib/local-path.ts'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { CheckField } from '#ui/Field.tsx'

interface Props {
  language: SiteLanguage
  checked: boolean
  error: string | undefined
  onChange: (checked: boolean) => void
}

/** Age and terms in one tick; the terms open beside the form, so that nothing typed is lost. */
export function TermsField({ language, checked, error, onChange }: Props) {
  const t = useWords<'auth' | 'errors' | 'common'>()
  return (
    <CheckField
      checked={checked}
      error={error}
      onChange={(event) => onChange(event.target.checked)}
      label={
        <>
          {t('register.terms.before')}{' '}
          <a className="link" href={localPath(language, '/help/#terms')} target="_blank" rel="noreferrer">
            {t('register.terms.link')}
          </a>
          .
        </>
      }
    />
  )
}
