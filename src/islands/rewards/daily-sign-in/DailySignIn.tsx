import '#ui/skeleton.css'
import { useState } from 'react'
import type { ScreenProps } from '#islands/screen.ts'
import { resourceWords } from '#islands/table-words.ts'
import { useAnswer } from '#islands/use-answer.ts'
import { useWords } from '#islands/Words.tsx'
import { signIn } from '#stores/rewards/daily-sign-in/daily-sign-in.ts'
import { Resource } from '#ui/Resource.tsx'
import { SignInRow } from './SignInRow.tsx'

interface Props extends Pick<ScreenProps, 'language' | 'locale'> {
  onDone: (text: string) => void
}

/** The member's daily sign-in; nothing if the operator has none. */
export function DailySignIn({ language, locale, onDone }: Props) {
  const t = useWords<'daily-sign-in' | 'errors' | 'centre'>()
  const [{ $state, refresh }] = useState(signIn)
  const state = useAnswer($state)
  if ('value' in state && !state.value.isOn) return null
  return (
    <Resource
      state={state}
      words={resourceWords(t, t('loading'))}
      onRetry={refresh}
      skeleton={<div className="skeleton sign-in__skeleton" />}
    >
      {(row) => <SignInRow signIn={row} language={language} locale={locale} refresh={refresh} onDone={onDone} />}
    </Resource>
  )
}
