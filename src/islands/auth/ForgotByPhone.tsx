import { useState } from 'react'
import { CallError } from '#api/errors.ts'
import { useWords } from '#islands/Words.tsx'
import { isMobileNumber } from '#stores/access.ts'
import { askForLoginCode, setPassword } from '#stores/recovery.ts'
import { CodeField } from './CodeField.tsx'
import { MobileField } from './MobileField.tsx'
import { NewPassword } from './NewPassword.tsx'
import { useCountries } from './use-countries.ts'

interface Props {
  language: string
  ipCountry: string | undefined
  onDone: () => void
}

/** Asks for mobile number, one-time code and new password. Setting the password also logs the person in. */
export function ForgotByPhone({ language, ipCountry, onDone }: Props) {
  const t = useWords<'auth' | 'steps' | 'errors' | 'common'>()
  const [mobileNum, setMobileNum] = useState('')
  const [code, setCode] = useState('')
  const [errors, setErrors] = useState<{ mobileNum?: string; code?: string }>({})
  const countries = useCountries(ipCountry)
  const { country } = countries
  const valid = country !== undefined && isMobileNumber(mobileNum, country)
  const mobile = { mobileNum, countryDialingCode: country?.countryDialingCode ?? '' }
  const wrongMobile = { mobileNum: t('error.mobile_invalid') }
  return (
    <>
      <div className="form">
        <MobileField
          label={t('mobile')}
          countries={countries}
          value={mobileNum}
          error={errors.mobileNum}
          isName
          onChange={setMobileNum}
        />
        <CodeField
          purpose="password"
          label={t('code')}
          ready={valid}
          onMissing={() => setErrors(wrongMobile)}
          send={() => {
            setErrors({})
            return askForLoginCode('password', mobile, language)
          }}
          value={code}
          error={errors.code}
          onChange={setCode}
        />
      </div>
      <NewPassword
        check={() => {
          const found = { ...(valid ? {} : wrongMobile), ...(code.trim() ? {} : { code: t('code.required') }) }
          setErrors(found)
          return Object.keys(found).length === 0
        }}
        onSend={async (newPassword) => {
          try {
            await setPassword(mobile, code, newPassword)
          } catch (error) {
            const wrong =
              error instanceof CallError && error.fault.kind === 'refused' && error.fault.code === 'code_wrong'
            if (wrong) setErrors({ code: t('error.code_wrong') })
            throw error
          }
          onDone()
        }}
      />
    </>
  )
}
