import { useState } from 'react'
import { faultText } from '#api/fault-text.ts'
import { useAccess } from '#islands/use-access.ts'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { $identity } from '#stores/account/auth/proved-identity.ts'
import type { RegistrationMethod } from '#stores/account/auth/register-rules.ts'
import { useStore } from '#stores/use-store.ts'
import { Notice } from '#ui/Notice.tsx'
import { Segments } from '#ui/Segments.tsx'
import { FormPlaceholder } from './FormPlaceholder.tsx'
import { RegisterFields } from './RegisterFields.tsx'
import { loadRareParts } from './rare-parts.ts'
import { useRegisterRules } from './use-register-rules.ts'

interface Props {
  language: SiteLanguage
  onDone: () => void
}

const methods = ['username', 'mobile'] as const

/** Registration by user name or by mobile number, as the operator allows. The gateway's rules decide on the fields. */
export function RegisterForm({ language, onDone }: Props) {
  const t = useWords<'auth' | 'errors' | 'common'>()
  const { rules, fault, retry } = useRegisterRules(loadRareParts)
  const access = useAccess(language)
  const identity = useStore($identity)
  const [chosen, choose] = useState<RegistrationMethod>(identity?.mobile ? 'mobile' : 'username')
  const offered = access?.registration ?? methods
  const method = offered.includes(chosen) ? chosen : (offered[0] ?? 'username')

  if (fault)
    return (
      <Notice kind="error" action={{ text: t('retry'), onClick: retry }}>
        {faultText(t, fault)}
      </Notice>
    )
  // The fields are unknown until the rules are loaded.
  if (!rules) return <FormPlaceholder label={t('loading')} form="register" />
  if (!rules.open || offered.length === 0) return <Notice kind="info">{t('error.registration_closed')}</Notice>
  return (
    <>
      {identity && (
        <Notice kind="success" action={{ text: t('register.identity.drop'), onClick: () => $identity.set(undefined) }}>
          {t(`register.identity.${identity.channel}`)}
        </Notice>
      )}
      <Segments
        legend={t('register.via')}
        value={method}
        options={offered.map((value) => ({ value, label: t(`register.via.${value}`) }))}
        onChange={choose}
      />
      <RegisterFields
        key={identity?.idToken ?? 'none'}
        language={language}
        method={method}
        rules={rules.fields}
        limits={rules.limits}
        access={access}
        onDone={onDone}
      />
    </>
  )
}
