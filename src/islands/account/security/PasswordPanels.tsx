import type { Attempts } from '#contract/account/security/proof.ts'
import { useWords } from '#islands/Words.tsx'
import { momentText } from '#lib/moment-text.ts'
import type { Protection } from '#stores/account/security/security.ts'
import { Notice } from '#ui/Notice.tsx'
import { ForgottenForm, LoginPasswordForm, WithdrawPasswordForm } from './lazy-forms.ts'
import { More } from './More.tsx'
import { Panel } from './Panel.tsx'

interface Props {
  language: string
  locale: string
  protection: Protection
}

/** The login password. */
export function PasswordPanel({ language, locale, protection: { password } }: Props) {
  const t = useWords<'security'>()
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
          <LoginPasswordForm language={language} changedAt={password.changedAt} />
        </More>
      )}
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

/** How many attempts at a secret are left, once one is lost. */
function AttemptsNote({ attempts: { left, lockedUntil }, locale }: { attempts: Attempts; locale: string }) {
  const t = useWords<'security'>()
  if (lockedUntil)
    return <Notice kind="error">{t('attempts.locked', { when: momentText(lockedUntil, locale) })}</Notice>
  return left < 3 ? <Notice kind="info">{t('attempts.left', { count: left })}</Notice> : null
}
