import { lazy } from 'react'
import { chunk } from '#islands/chunk.ts'

// Of the forms of the dialog each loads when it comes: most people see one of them.

export const LoginForm = lazy(() => chunk(import('./LoginForm.tsx')).then(({ LoginForm }) => ({ default: LoginForm })))
export const RegisterForm = lazy(() =>
  chunk(import('./RegisterForm.tsx')).then(({ RegisterForm }) => ({ default: RegisterForm })),
)
export const ForgotForm = lazy(() =>
  chunk(import('./ForgotForm.tsx')).then(({ ForgotForm }) => ({ default: ForgotForm })),
)
export const SecondStep = lazy(() =>
  chunk(import('./SecondStep.tsx')).then(({ SecondStep }) => ({ default: SecondStep })),
)
export const PasswordDueStep = lazy(() =>
  chunk(import('./PasswordDueStep.tsx')).then(({ PasswordDueStep }) => ({ default: PasswordDueStep })),
)
