import { useState } from 'react'
import type { Attempts } from '#contract/entities/proof.ts'
import { NewPassword } from '#islands/auth/NewPassword.tsx'
import { useWords } from '#islands/Words.tsx'
import { momentText } from '#lib/moment-text.ts'
import { changePassword, changeWithdrawPassword, type Protection } from '#stores/security.ts'
import { Notice } from '#ui/Notice.tsx'
import { ActForm } from './ActForm.tsx'
import { ForgottenForm } from './ForgottenForm.tsx'
import { More } from './More.tsx'
import { Panel } from './Panel.tsx'
import { SecretField } from './SecretField.tsx'
import { useFields } from './use-fields.ts'

interface Props {
  language: string
  locale: string
  protection: Protection
}

/** The login password. */
export function PasswordPanel({ language, locale, protection: { password } }: Props) {
  const t = useWords<'security'>()
  const [isDone, setDone] = useState(false)
  return (
    <Panel
      title={t('password.title')}
      lead={
        !password.isSet
          ? t('password.none')
          : password.changedAt
            ? t('password.changed', { when: momentText(password.changedAt, locale) })
            : t('password.first')
      }
    >
      <AttemptsNote attempts={password.attempts} locale={locale} />
      {password.isSet && (
        <More title={t('password.change')}>
          <p className="column__lead">{t('password.change.text')}</p>
          <div className="security__form">
            <NewPassword
              // Anew after each change: what was typed has to go.
              key={password.changedAt ?? ''}
              asksOld
              onSend={async (newPassword, oldPassword) => {
                setDone(false)
                await changePassword(oldPassword, newPassword, language)
                setDone(true)
              }}
            />
          </div>
        </More>
      )}
      {isDone && <Notice kind="success">{t('password.done')}</Notice>}
    </Panel>
  )
}

/** The withdraw password: set, changed with the old one, or replaced when it is forgotten. */
export function WithdrawPasswordPanel({ language, locale, protection }: Props) {
  const t = useWords<'security'>()
  const { isSet, attempts, restsUntil } = protection.withdrawPassword
  return (
    <Panel
      title={t('withdrawPassword.title')}
      lead={t('withdrawPassword.lead')}
      state={
        <span className={`status ${isSet ? 'status--won' : 'status--open'}`}>
          {t(isSet ? 'withdrawPassword.set' : 'withdrawPassword.missing')}
        </span>
      }
    >
      {restsUntil && (
        <Notice kind="info">{t('withdrawPassword.rests', { when: momentText(restsUntil, locale) })}</Notice>
      )}
      {isSet && <AttemptsNote attempts={attempts} locale={locale} />}
      <More title={t(isSet ? 'withdrawPassword.change' : 'withdrawPassword.choose')}>
        <WithdrawPasswordForm isSet={isSet} />
      </More>
      {isSet && (
        <More title={t('forgotten.title')}>
          <ForgottenForm language={language} protection={protection} />
        </More>
      )}
    </Panel>
  )
}

function WithdrawPasswordForm({ isSet }: { isSet: boolean }) {
  const t = useWords<'security' | 'auth'>()
  const fields = useFields('password', 'oldWithdrawPassword', 'newWithdrawPassword', 'again')
  const { password, oldWithdrawPassword, newWithdrawPassword, again } = fields.values
  return (
    <ActForm
      fields={fields}
      check={() => ({
        ...(password === '' && { password: t('field.required') }),
        ...(isSet && oldWithdrawPassword === '' && { oldWithdrawPassword: t('field.required') }),
        ...(!/^\d{6}$/.test(newWithdrawPassword) && { newWithdrawPassword: t('withdrawPassword.digits') }),
        ...(again !== newWithdrawPassword && { again: t('field.mismatch') }),
      })}
      send={() => changeWithdrawPassword({ password, newWithdrawPassword, ...(isSet && { oldWithdrawPassword }) })}
      about={{ password_wrong: 'password', withdraw_password_wrong: 'oldWithdrawPassword' }}
      submit={t('withdrawPassword.submit')}
      done={t('withdrawPassword.done')}
    >
      {isSet && (
        <SecretField fields={fields} name="oldWithdrawPassword" label={t('withdrawPassword.old')} kind="withdraw" />
      )}
      <SecretField
        fields={fields}
        name="newWithdrawPassword"
        label={t('withdrawPassword.new')}
        hint={t('withdrawPassword.hint')}
        kind="new-withdraw"
      />
      <SecretField fields={fields} name="again" label={t('withdrawPassword.again')} kind="new-withdraw" />
      <SecretField fields={fields} name="password" label={t('password.current')} kind="login" />
    </ActForm>
  )
}

/** How many attempts at a secret are left, once one is lost. */
function AttemptsNote({ attempts: { left, lockedUntil }, locale }: { attempts: Attempts; locale: string }) {
  const t = useWords<'security'>()
  if (lockedUntil)
    return <Notice kind="error">{t('attempts.locked', { when: momentText(lockedUntil, locale) })}</Notice>
  return left < 3 ? <Notice kind="info">{t('attempts.left', { count: left })}</Notice> : null
}
