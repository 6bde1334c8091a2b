import { type SyntheticEvent, useState } from 'react'
import { IdentityError } from '#api/identity-errors.ts'
import { CodeField } from '#islands/account/auth/CodeField.tsx'
import { MobileField } from '#islands/account/auth/MobileField.tsx'
import { useCountries } from '#islands/account/auth/use-countries.ts'
import { useFirstInvalid } from '#islands/use-first-invalid.ts'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import { confirmPhoneCode, sendPhoneCode } from '#light/account/auth/sign-in.ts'
import { nationalDigits } from '#stores/account/auth/access.ts'
import type { ProvedIdentity } from '#stores/account/auth/proved-identity.ts'
import { askForCode, restFrom } from '#stores/account/auth/verification.ts'
import { SubmitButton } from '#ui/SubmitButton.tsx'
import { IdentityNotice } from './IdentityNotice.tsx'
import { useIdentity } from './use-identity.ts'

interface Props {
  language: SiteLanguage
  ipCountry: string | undefined
  onProved: (identity: ProvedIdentity) => Promise<void>
}

/** Mobile number that the identity provider verifies: captcha in a separate window, then a one-time code by SMS. */
export function PhoneProof({ language, ipCountry, onProved }: Props) {
  const t = useWords<'auth' | 'auth-steps' | 'auth-social' | 'errors' | 'common'>()
  const [mobileNum, setMobileNum] = useState('')
  const [code, setCode] = useState('')
  const [session, setSession] = useState<string>()
  const [errors, setErrors] = useState<{ mobileNum?: string; code?: string }>({})
  const countries = useCountries(ipCountry)
  const sending = useIdentity()
  const entering = useIdentity()
  const form = useFirstInvalid(errors)
  const { country } = countries
  const digits = country && nationalDigits(mobileNum, country)
  const valid = digits !== undefined
  const wrongMobile = { mobileNum: t(mobileNum.trim() ? 'failed.phone_invalid' : 'failed.phone_missing') }

  const send = async () => {
    setErrors({})
    let sent = false
    await sending.attempt(async () => {
      const number = `${country?.countryDialingCode}${digits}`
      try {
        sent = await askForCode('phone', async () => {
          setSession(await sendPhoneCode(number, language))
          return { expiredMinutes: 1 }
        })
      } catch (error) {
        if (error instanceof IdentityError && error.reason === 'too_often') restFrom('phone')
        throw error
      }
    })
    return sent
  }

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    const missing = { ...(valid ? {} : wrongMobile), ...(code.trim() && session ? {} : { code: t('code.required') }) }
    setErrors(missing)
    if (Object.keys(missing).length > 0 || !country || !session) return
    const mobile = { mobileNum: mobileNum.trim(), countryCode: country.countryCode }
    await entering.attempt(async () =>
      onProved({ channel: 'phone', idToken: await confirmPhoneCode(session, code), mobile }),
    )
  }

  return (
    <form ref={form} className="form" onSubmit={(event) => void submit(event)} noValidate>
      <MobileField
        label={t('mobile')}
        countries={countries}
        value={mobileNum}
        error={errors.mobileNum}
        onChange={setMobileNum}
      />
      <CodeField
        purpose="phone"
        label={t('code')}
        ready={valid}
        onMissing={() => setErrors(wrongMobile)}
        send={send}
        value={code}
        error={errors.code}
        onChange={setCode}
      />
      <IdentityNotice failure={sending.failure ?? entering.failure} />
      <SubmitButton busy={entering.busy} busyLabel={t('login.busy')}>
        {t('phone.submit')}
      </SubmitButton>
    </form>
  )
}
