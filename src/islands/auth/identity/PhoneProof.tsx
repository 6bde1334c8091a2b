import { type SyntheticEvent, useState } from 'react'
import { IdentityError } from '#api/identity-errors.ts'
import { CodeField } from '#islands/auth/CodeField.tsx'
import { MobileField } from '#islands/auth/MobileField.tsx'
import { useCountries } from '#islands/auth/use-countries.ts'
import { useFirstInvalid } from '#islands/auth/use-first-invalid.ts'
import { useWords } from '#islands/Words.tsx'
import type { SiteLanguage } from '#lib/languages.ts'
import type { Translate } from '#lib/messages.ts'
import { nationalDigits } from '#stores/access.ts'
import type { ProvedIdentity } from '#stores/proved-identity.ts'
import { askForCode, restFrom } from '#stores/verification.ts'
import { SubmitButton } from '#ui/SubmitButton.tsx'
import { IdentityNotice } from './IdentityNotice.tsx'
import { confirmPhoneCode, sendPhoneCode } from './sign-in.ts'
import { useIdentity } from './use-identity.ts'

interface Props {
  /** Texts of the provider's part. */
  say: Translate<'identity' | 'errors'>
  language: SiteLanguage
  here: string | undefined
  onProved: (identity: ProvedIdentity) => Promise<void>
}

/** A number that the provider proves: letters in a window, a code by SMS, and back here. */
export function PhoneProof({ say, language, here, onProved }: Props) {
  const t = useWords<'auth' | 'errors' | 'common'>()
  const [mobileNum, setMobileNum] = useState('')
  const [code, setCode] = useState('')
  const [session, setSession] = useState<string>()
  const [errors, setErrors] = useState<{ mobileNum?: string; code?: string }>({})
  const countries = useCountries(here)
  const sending = useIdentity()
  const entering = useIdentity()
  const form = useFirstInvalid(errors)
  const { country } = countries
  const digits = country && nationalDigits(mobileNum, country)
  const valid = digits !== undefined
  const wrongMobile = { mobileNum: say(mobileNum.trim() ? 'failed.phone_invalid' : 'failed.phone_missing') }

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
      <IdentityNotice say={say} failure={sending.failure ?? entering.failure} />
      <SubmitButton busy={entering.busy} busyLabel={t('login.busy')}>
        {say('phone.submit')}
      </SubmitButton>
    </form>
  )
}
