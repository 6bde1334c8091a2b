import { useState } from 'react'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { Notice } from '#ui/Notice.tsx'
import { Segments } from '#ui/Segments.tsx'
import { ForgotByEmail } from './ForgotByEmail.tsx'
import { ForgotByPhone } from './ForgotByPhone.tsx'
import { useAccess } from './use-access.ts'

interface Props {
  language: SiteLanguage
  onDone: () => void
}

const ways = ['email', 'phone'] as const

/** Ways back in for who forgot the password; two tabs only where the operator offers both. */
export function ForgotForm({ language, onDone }: Props) {
  const t = useWords<'auth' | 'errors' | 'common'>()
  const access = useAccess(language)
  const [chosen, choose] = useState<(typeof ways)[number]>('email')
  const offered = access?.recovery ?? ways
  const way = offered.includes(chosen) ? chosen : offered[0]
  if (!way) return <Notice kind="info">{t('error.provider_not_configured')}</Notice>
  return (
    <>
      <Segments
        legend={t('forgot.via')}
        value={way}
        options={offered.map((value) => ({ value, label: t(`forgot.via.${value}`) }))}
        onChange={choose}
      />
      {way === 'email' ? (
        <ForgotByEmail language={language} here={access?.country} />
      ) : (
        <ForgotByPhone language={language} here={access?.country} onDone={onDone} />
      )}
    </>
  )
}
