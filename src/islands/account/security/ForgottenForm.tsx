import { useState } from 'react'
import type { ProofMethod } from '#contract/account/security/proof.ts'
import { useWords } from '#islands/Words.tsx'
import type { Protection } from '#stores/account/security/security.ts'
import { resetWithdrawPassword } from '#stores/account/security/security-acts.ts'
import { Notice } from '#ui/Notice.tsx'
import { ActForm } from './ActForm.tsx'
import { ProofFields } from './ProofFields.tsx'
import { SecretField } from './SecretField.tsx'
import { useFields } from './use-fields.ts'

/** Replaces a forgotten withdraw password after a second step, and explains the waiting time before. */
export function ForgottenForm({ language, protection }: { language: string; protection: Protection }) {
  const t = useWords<'security' | 'auth' | 'auth-steps'>()
  const [method, setMethod] = useState<ProofMethod>()
  const fields = useFields('code', 'newWithdrawPassword', 'again')
  const { code, newWithdrawPassword, again } = fields.values
  const [first] = protection.proofs
  if (first === undefined) return <Notice kind="info">{t('forgotten.noProof')}</Notice>
  const chosen = method !== undefined && protection.proofs.includes(method) ? method : first
  return (
    <ActForm
      fields={fields}
      check={() => ({
        ...(code.trim() === '' && { code: t('field.required') }),
        ...(!/^\d{6}$/.test(newWithdrawPassword) && { newWithdrawPassword: t('withdrawPassword.digits') }),
        ...(again !== newWithdrawPassword && { again: t('field.mismatch') }),
      })}
      send={() => resetWithdrawPassword({ method: chosen, code, newWithdrawPassword, language })}
      about={{ code_wrong: { field: 'code', text: t(`wrong.${chosen}`) } }}
      submit={t('forgotten.submit')}
      done={t('forgotten.done')}
    >
      <Notice kind="info">{t('forgotten.rest', { hours: protection.withdrawPassword.restHours })}</Notice>
      <ProofFields
        protection={protection}
        act="withdrawPassword"
        language={language}
        method={chosen}
        onMethod={setMethod}
        code={code}
        error={fields.wrong.code}
        onCode={(next) => fields.set('code', next)}
      />
      <SecretField
        fields={fields}
        name="newWithdrawPassword"
        label={t('withdrawPassword.new')}
        hint={t('withdrawPassword.hint')}
        kind="new-withdraw"
      />
      <SecretField fields={fields} name="again" label={t('withdrawPassword.again')} kind="new-withdraw" />
    </ActForm>
  )
}
