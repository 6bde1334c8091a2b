import { latePart } from '#islands/late-part.tsx'

// Each form of the account dialog is loaded when it is first shown, because most people see only one of them.

/** Words with which the dialog does not begin. */
const later = ['errors', 'auth-steps'] as const

export const LoginForm = latePart(() => import('./LoginForm.tsx'), 'LoginForm')
export const RegisterForm = latePart(() => import('./RegisterForm.tsx'), 'RegisterForm')
export const ForgotForm = latePart(() => import('./ForgotForm.tsx'), 'ForgotForm', later)
export const SecondStep = latePart(() => import('./SecondStep.tsx'), 'SecondStep', later)
export const PasswordDueStep = latePart(() => import('./PasswordDueStep.tsx'), 'PasswordDueStep', later)
export const LoginObstacle = latePart(() => import('./LoginObstacle.tsx'), 'LoginObstacle', ['errors'])
