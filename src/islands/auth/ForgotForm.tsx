import { useState } from 'react'
import type { Translate } from '#lib/messages.ts'
import type { SiteLanguage } from '#lib/languages.ts'
import { Notice } from '#ui/Notice.tsx'
import { Segments } from '#ui/Segments.tsx'
import { ForgotByEmail } from './ForgotByEmail.tsx'
import { ForgotByPhone } from './ForgotByPhone.tsx'
import { useAccess } from './use-access.ts'

interface Props {
  t: Translate
  language: SiteLanguage
  onDone: () => void
}

const ways = ['email', 'phone'] as const

/** Ways back in for who forgot the password; two tabs only where the operator offers both. */
export function ForgotForm({ t, language, onDone }: Props) {
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
        <ForgotByEmail t={t} language={language} here={access?.country} />
      ) : (
        <ForgotByPhone t={t} language={language} here={access?.country} onDone={onDone} />
      )}
    </>
  )
}
