import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { localPath } from '#lib/local-path.ts'
import { CheckField } from '#ui/Field.tsx'

interface Props {
  language: SiteLanguage
  checked: boolean
  error: string | undefined
  onChange: (checked: boolean) => void
}

/** One checkbox for age and terms. The terms open in a new tab, so that the form keeps what was typed. */
export function TermsField({ language, checked, error, onChange }: Props) {
  const t = useWords<'auth' | 'errors' | 'common'>()
  return (
    <CheckField
      checked={checked}
      error={error}
      onChange={(event) => onChange(event.target.checked)}
      label={
        <>
          <span>{`${t('register.terms.before')} `}</span>
          <a className="link" href={localPath(language, '/help/#terms')} target="_blank" rel="noreferrer">
            {t('register.terms.link')}
          </a>
          <span>.</span>
        </>
      }
    />
  )
}
