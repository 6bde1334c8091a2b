import { latePart } from '#islands/late-part.tsx'

// Each form of the account dialog is loaded when it is first shown, because most people see only one of them.

/** Words with which the dialog does not begin. */
const later = ['errors', 'steps'] as const

export const LoginForm = latePart(async () => (await import('./LoginForm.tsx')).LoginForm)
export const RegisterForm = latePart(async () => (await import('./RegisterForm.tsx')).RegisterForm)
export const ForgotForm = latePart(async () => (await import('./ForgotForm.tsx')).ForgotForm, later)
export const SecondStep = latePart(async () => (await import('./SecondStep.tsx')).SecondStep, later)
export const PasswordDueStep = latePart(async () => (await import('./PasswordDueStep.tsx')).PasswordDueStep, later)
