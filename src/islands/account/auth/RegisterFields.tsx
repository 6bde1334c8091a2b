import { Suspense, useEffect } from 'react'
import { faultText } from '#api/fault-text.ts'
import { lazyPart } from '#islands/lazy-part.tsx'
import { useFirstInvalid } from '#islands/use-first-invalid.ts'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import type { AccessOptions } from '#stores/account/auth/access.ts'
import type { RequiredLimits } from '#stores/account/auth/register-limits.ts'
import {
  furtherFields,
  isRare,
  type RareName,
  type RegisterName,
  type RegistrationMethod,
  type Rules,
  type TextName,
} from '#stores/account/auth/register-rules.ts'
import { errorOf } from '#stores/form.ts'
import { Busy } from '#ui/Busy.tsx'
import { TextField } from '#ui/Field.tsx'
import { Notice } from '#ui/Notice.tsx'
import { SubmitButton } from '#ui/SubmitButton.tsx'
import { CaptchaField } from './CaptchaField.tsx'
import { errorText, ruleText } from './field-text.ts'
import { MobileField } from './MobileField.tsx'
import { PasswordPair } from './PasswordPair.tsx'
import { RareField, RegisterLimits } from './rare-parts.ts'
import { TermsField } from './TermsField.tsx'
import { useRegistration } from './use-registration.ts'

// Loaded late, because most operators ask for no code.
const CodeField = lazyPart(() => import('./CodeField.tsx'), 'CodeField', ['auth-steps'])

interface Props {
  language: SiteLanguage
  method: RegistrationMethod
  rules: Rules
  /** Limits that the law requires, if it does. */
  limits: RequiredLimits | undefined
  access: AccessOptions | undefined
  onDone: () => void
}

/** The fields that the operator asks for. A refused form keeps its values and shows an error under each wrong field. */
export function RegisterFields({ language, method, rules, limits, access, onDone }: Props) {
  const t = useWords<'auth' | 'errors' | 'common'>()
  const registration = useRegistration({ method, rules, access, onDone })
  const { form, take, captcha, countries, shown } = registration
  const { values, errors, fault } = form
  const element = useFirstInvalid(errors)
  const errorFor = (name: RegisterName) => errorText(errorOf(form, name), t)
  const wantsPicture = rules.captcha?.enabled === true && !captcha.shown
  useEffect(() => {
    if (wantsPicture) void captcha.refresh()
  })
  const isRequired = (name: TextName) => rules[name]?.required ?? false
  const entry = (name: Exclude<TextName, RareName>, required = isRequired(name)) => ({
    name,
    label: required ? t(`register.${name}`) : t('optional', { label: t(`register.${name}`) }),
    value: values[name],
    error: errorFor(name),
    onChange: (text: string) => take({ [name]: text }),
  })
  const typed = (name: TextName) => ({
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => take({ [name]: event.target.value }),
  })
  const mobile = shown.includes('mobileNum') && (
    <MobileField
      {...entry('mobileNum', method === 'mobile' || undefined)}
      countries={countries}
      isName={method === 'mobile'}
      fixed={registration.fixedMobile}
    />
  )
  return (
    <form
      ref={element}
      className="form"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void registration.submit()
      }}
    >
      {method === 'username' && (
        <TextField
          {...entry('username', true)}
          {...typed('username')}
          hint={errorFor('username') ? undefined : ruleText(rules.username, t)}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      {method === 'mobile' && mobile}
      {method === 'mobile' && code()}
      {shown.includes('password') && (
        <PasswordPair
          rule={rules.password}
          username={registration.name}
          first={entry('password', true)}
          second={entry('confirmPassword', true)}
        />
      )}
      {method === 'username' && mobile}
      {method === 'username' && code()}
      {furtherFields
        .filter((name) => shown.includes(name))
        .map((name) =>
          isRare(name) ? (
            <RareField
              key={name}
              name={name}
              required={isRequired(name)}
              minAge={rules[name]?.minAge}
              value={values[name]}
              error={errorFor(name)}
              {...typed(name)}
            />
          ) : name === 'email' ? (
            <TextField
              key={name}
              {...entry(name)}
              {...typed(name)}
              type="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
            />
          ) : (
            <TextField
              key={name}
              {...entry(name)}
              {...typed(name)}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              readOnly={registration.fixedInvitation}
              hint={registration.fixedInvitation ? t('register.affiliateCode.hint') : undefined}
            >
              {registration.invitationRefused && values.affiliateCode !== '' && (
                <button type="button" className="link" onClick={() => take({ affiliateCode: '' })}>
                  {t('register.affiliateCode.remove')}
                </button>
              )}
            </TextField>
          ),
        )}
      {limits && <RegisterLimits {...{ limits, language, registration }} />}
      <CaptchaField captcha={captcha} error={errorText(errors.captcha, t)} />
      <TermsField
        language={language}
        checked={values.terms}
        error={errorText(errors.terms, t)}
        onChange={(terms) => take({ terms })}
      />
      {fault && <Notice kind="error">{faultText(t, fault)}</Notice>}
      <p className="field__hint">{t('register.risk')}</p>
      <SubmitButton
        busy={form.phase === 'submitting'}
        busyLabel={registration.proving ? t('proving') : t('register.busy')}
      >
        {t('register.submit')}
      </SubmitButton>
    </form>
  )

  function code() {
    if (!shown.includes('verificationCode')) return null
    const isAsked = method === 'mobile' || rules.verificationCode?.enabled === true
    // A code that can be left out is offered once there is a number to send it to.
    if (!isAsked && !registration.mobileIsValid) return null
    return (
      <Suspense fallback={<Busy label={t('loading')} />}>
        <CodeField
          {...entry('verificationCode', isAsked)}
          hint={isAsked ? undefined : t('register.verificationCode.hint')}
          purpose="register"
          ready={registration.mobileIsValid}
          onMissing={() => registration.judge({ mobileNum: 'error.mobile_invalid' })}
          send={() => {
            registration.judge({})
            return registration.askForCode(language)
          }}
        />
      </Suspense>
    )
  }
}
