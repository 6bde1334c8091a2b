import { Suspense, useEffect } from 'react'
import { faultText } from '#api/fault-text.ts'
import { latePart } from '#islands/late-part.tsx'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { lookUpWith } from '#lib/messages.ts'
import type { AccessOptions } from '#stores/access.ts'
import { errorOf } from '#stores/form.ts'
import {
  furtherFields,
  type RegisterName,
  type RegistrationMethod,
  type Rules,
  type TextName,
} from '#stores/register-rules.ts'
import { Busy } from '#ui/Busy.tsx'
import { PasswordField, TextField } from '#ui/Field.tsx'
import { Notice } from '#ui/Notice.tsx'
import { SubmitButton } from '#ui/SubmitButton.tsx'
import { CaptchaField } from './CaptchaField.tsx'
import { errorText, ruleText } from './field-text.ts'
import { MobileField } from './MobileField.tsx'
import { PasswordPair } from './PasswordPair.tsx'
import { attributesOf, properNames } from './register-fields.ts'
import { TermsField } from './TermsField.tsx'
import { useFirstInvalid } from './use-first-invalid.ts'
import { useRegistration } from './use-registration.ts'

// Loaded late, because most operators ask for no code.
const CodeField = latePart(async () => (await import('./CodeField.tsx')).CodeField, ['steps'])

interface Props {
  language: SiteLanguage
  method: RegistrationMethod
  /** Undefined until they are loaded. */
  rules: Rules | undefined
  access: AccessOptions | undefined
  onDone: () => void
}

/** The fields that the operator asks for. A refused form keeps its values and shows an error under each wrong field. */
export function RegisterFields({ language, method, rules, access, onDone }: Props) {
  const t = useWords<'auth' | 'errors' | 'common'>()
  const registration = useRegistration({ method, rules: rules ?? {}, access, onDone })
  const { form, take, captcha, countries, shown } = registration
  const { values, errors, fault } = form
  const element = useFirstInvalid(errors)
  const errorFor = (name: RegisterName) => errorText(errorOf(form, name), t)
  const wantsPicture = rules?.captcha?.enabled === true && !captcha.shown
  useEffect(() => {
    if (wantsPicture) void captcha.refresh()
  })
  const label = (name: TextName, required = rules?.[name]?.required ?? false) => {
    const text = properNames[name] ?? lookUpWith(t)(`register.${name}`)
    return required ? text : t('optional', { label: text })
  }
  const entry = (name: TextName, required?: boolean) => ({
    name,
    label: label(name, required),
    value: values[name],
    error: errorFor(name),
    onChange: (text: string) => take({ [name]: text }),
  })
  const typed = (name: TextName, required?: boolean) => ({
    ...entry(name, required),
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => take({ [name]: event.target.value }),
  })
  const fixed = (name: TextName) => name === 'affiliateCode' && registration.fixedInvitation
  const hintOf = (name: TextName) => {
    if (fixed(name)) return t('register.affiliateCode.hint')
    const years = name === 'birthday' ? rules?.birthday?.minAge : undefined
    return years === undefined ? undefined : t('register.birthday.hint', { years })
  }
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
      aria-busy={!rules}
      onSubmit={(event) => {
        event.preventDefault()
        if (rules) void registration.submit()
      }}
    >
      {method === 'username' && (
        <TextField
          {...typed('username', true)}
          hint={errorFor('username') ? undefined : ruleText(rules?.username, t)}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
      {method === 'mobile' && mobile}
      {method === 'mobile' && code()}
      {shown.includes('password') && (
        <PasswordPair
          rule={rules?.password}
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
          name === 'paymentPassword' ? (
            <PasswordField
              key={name}
              {...typed(name)}
              {...attributesOf[name]}
              hint={t('register.paymentPassword.hint')}
              eye={{ show: t('password.show'), hide: t('password.hide') }}
            />
          ) : (
            <TextField key={name} {...typed(name)} {...attributesOf[name]} readOnly={fixed(name)} hint={hintOf(name)}>
              {name === 'affiliateCode' && registration.invitationRefused && values.affiliateCode !== '' && (
                <button type="button" className="link" onClick={() => take({ affiliateCode: '' })}>
                  {t('register.affiliateCode.remove')}
                </button>
              )}
            </TextField>
          ),
        )}
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
    return (
      <Suspense fallback={<Busy label={t('loading')} />}>
        <CodeField
          {...entry('verificationCode', true)}
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
