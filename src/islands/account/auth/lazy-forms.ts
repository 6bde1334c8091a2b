import { lazyPart } from '#islands/lazy-part.tsx'

// Each form of the account dialog is loaded when it is first shown, because most people see only one of them.

/** Words with which the dialog does not begin. */
const later = ['errors', 'auth-steps'] as const

export const LoginForm = lazyPart(() => import('./LoginForm.tsx'), 'LoginForm')
export const RegisterForm = lazyPart(() => import('./RegisterForm.tsx'), 'RegisterForm')
export const ForgotForm = lazyPart(() => import('./ForgotForm.tsx'), 'ForgotForm', later)
export const SecondStep = lazyPart(() => import('./SecondStep.tsx'), 'SecondStep', later)
export const PasswordDueStep = lazyPart(() => import('./PasswordDueStep.tsx'), 'PasswordDueStep', later)
export const LoginObstacle = lazyPart(() => import('./LoginObstacle.tsx'), 'LoginObstacle', ['errors'])
