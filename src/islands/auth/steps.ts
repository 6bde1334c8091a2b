import { lazy } from 'react'
import { chunk } from '#islands/chunk.ts'

// What most logins never see loads when it comes.

export const ForgotForm = lazy(() =>
  chunk(import('./ForgotForm.tsx')).then(({ ForgotForm }) => ({ default: ForgotForm })),
)
export const SecondStep = lazy(() =>
  chunk(import('./SecondStep.tsx')).then(({ SecondStep }) => ({ default: SecondStep })),
)
export const PasswordDueStep = lazy(() =>
  chunk(import('./PasswordDueStep.tsx')).then(({ PasswordDueStep }) => ({ default: PasswordDueStep })),
)
