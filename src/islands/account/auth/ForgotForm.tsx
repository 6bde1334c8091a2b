import { useState } from 'react'
import { useAccess } from '#islands/use-access.ts'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import type { Portal } from '#stores/account/auth/open-session.ts'
import { Notice } from '#ui/Notice.tsx'
import { Segments } from '#ui/Segments.tsx'
import { ForgotByEmail } from './ForgotByEmail.tsx'
import { ForgotByPhone } from './ForgotByPhone.tsx'

interface Props {
  language: SiteLanguage
  portal?: Portal
  onDone: () => void
}

const methods = ['email', 'phone'] as const

/** Password recovery by e-mail or phone. It has tabs only if the operator offers both. */
export function ForgotForm({ language, portal = 'member', onDone }: Props) {
  const t = useWords<'auth' | 'auth-steps' | 'errors' | 'common'>()
  const access = useAccess(language)
  const [chosen, choose] = useState<(typeof methods)[number]>('email')
  const offered = access?.recovery ?? methods
  const method = offered.includes(chosen) ? chosen : offered[0]
  if (!method) return <Notice kind="info">{t('error.provider_not_configured')}</Notice>
  return (
    <>
      <Segments
        legend={t('forgot.via')}
        value={method}
        options={offered.map((value) => ({ value, label: t(`forgot.via.${value}`) }))}
        onChange={choose}
      />
      {method === 'email' ? (
        <ForgotByEmail language={language} ipCountry={access?.country} />
      ) : (
        <ForgotByPhone language={language} ipCountry={access?.country} portal={portal} onDone={onDone} />
      )}
    </>
  )
}
