import { SignInRow } from '#islands/rewards/daily-sign-in/SignInRow.tsx'
import type { HubProps } from './hub-props.ts'

/** The daily sign-in; nothing if the operator has none. */
export function SignInPart({ hub: { signIn }, language, locale, refresh }: HubProps) {
  return signIn && <SignInRow signIn={signIn} language={language} locale={locale} refresh={refresh} />
}
