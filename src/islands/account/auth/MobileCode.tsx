import { useState } from 'react'
import { useWords } from '#islands/Words.tsx'
import { isMobileNumber } from '#stores/account/auth/access.ts'
import { askForLoginCode } from '#stores/account/auth/recovery.ts'
import { CodeField } from './CodeField.tsx'
import { MobileField } from './MobileField.tsx'
import { useCountries } from './use-countries.ts'

/**
 * A mobile number, the one-time code that was sent to it, and what is wrong with them.
 *
 * @param ipCountry country of the person's IP address, ISO 3166-1
 * @param known the number that the field begins with
 */
export function useMobileCode(ipCountry: string | undefined, known = '') {
  const t = useWords<'auth' | 'auth-steps' | 'errors' | 'common'>()
  const [mobileNum, setMobileNum] = useState(known)
  const [code, setCode] = useState('')
  const [errors, setErrors] = useState<{ mobileNum?: string; code?: string }>({})
  const countries = useCountries(ipCountry)
  const { country } = countries
  const isValid = country !== undefined && isMobileNumber(mobileNum, country)
  const wrongMobile = { mobileNum: t('error.mobile_invalid') }
  return {
    ...{ mobileNum, setMobileNum, code, setCode, errors, setErrors, countries, isValid },
    mobile: { mobileNum, countryDialingCode: country?.countryDialingCode ?? '' },
    refuseMobile: () => setErrors(wrongMobile),
    /** Shows what is wrong; returns whether nothing is. */
    check: () => {
      const wrong = { ...(isValid ? {} : wrongMobile), ...(code.trim() ? {} : { code: t('code.required') }) }
      setErrors(wrong)
      return Object.keys(wrong).length === 0
    },
  }
}

interface Props {
  purpose: 'login' | 'password'
  language: string
  entered: ReturnType<typeof useMobileCode>
}

/** The fields for a mobile number and for the code that is sent to it. */
export function MobileCodeFields({ purpose, language, entered }: Props) {
  const t = useWords<'auth' | 'auth-steps' | 'errors' | 'common'>()
  const { mobile, mobileNum, setMobileNum, code, setCode, errors, setErrors, countries, isValid, refuseMobile } =
    entered
  return (
    <>
      <MobileField
        label={t('mobile')}
        countries={countries}
        value={mobileNum}
        error={errors.mobileNum}
        isName
        onChange={setMobileNum}
      />
      <CodeField
        purpose={purpose}
        label={t('code')}
        ready={isValid}
        onMissing={refuseMobile}
        send={() => {
          setErrors({})
          return askForLoginCode(purpose, mobile, language)
        }}
        value={code}
        error={errors.code}
        onChange={setCode}
      />
    </>
  )
}
